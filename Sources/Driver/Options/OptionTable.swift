extension Option {
  private static let configured = ["lint", "report", "layout", "preview"]

  /// Every option but `--help`, `--version` and `--format`, in the order in which help lists them.
  /// (The formats differ by command: `Command.formats`.)
  static let all: [Option] = [
    .text("--output", "PATH", [], "write to this file or folder instead of standard output") {
      $0.output = $1
    },

    .value(
      "--size", "WxH", configured, "points of the screen", example: "393x852", readSize
    ) { $0.size = $1 },
    .value(
      "--traits", "wC,hR", configured, "size classes: w or h, then C (compact) or R (regular)",
      example: "wC,hR", readTraits
    ) { $0.traits = $1 },
    .value(
      "--safe-area", "T,L,B,R", configured, "points of the safe area's insets",
      example: "59,0,34,0", readSafeArea
    ) { $0.safeArea = $1 },
    .text("--device", "ID", configured, "a device by Xcode's id or its name, such as \"iPhone 15\"")
    {
      $0.device = $1
    },
    .flag("--as-designed", configured, "the document's own device and sizes, as on Xcode's canvas")
    {
      $0.asDesigned = true
    },
    .flag("--all-configurations", configured, "every size class, device and direction that differs")
    {
      $0.allConfigurations = true
    },
    .choice("--direction", configured, "left to right or right to left") { $0.direction = $1 },
    .text("--language", "CODE", configured, "texts of this translation, found beside the document")
    {
      $0.language = $1
    },

    .choice("--intrinsic", ["layout"], "content sizes computed, or taken from recorded frames") {
      $0.intrinsic = $1
    },
    .flag("--keep-undetermined", ["layout"], "recorded values for what nothing determines") {
      $0.keepUndetermined = true
    },

    .value(
      "--rules", "default|all|ID,…", ["lint"], "which rules to run", example: "default", readRules
    ) { $0.rules = $1 },
    .flag("--strict", ["lint"], "any finding fails the run, not only errors") { $0.strict = true },
    .text("--baseline", "FILE", ["lint"], "leave out the findings listed in this file") {
      $0.baseline = $1
    },
    .text("--write-baseline", "FILE", ["lint"], "write today's findings into this file") {
      $0.writeBaseline = $1
    },
    .flag("--fix", ["lint"], "mend what can be mended safely") { $0.fix = true },
    .flag("--dry-run", ["lint"], "with --fix: show the changes as a diff, write nothing") {
      $0.dryRun = true
    },

    .choice("--style", ["compile"], "a view class with an owner extension, or functions") {
      $0.style = $1
    },
    .choice("--strings", ["compile"], "texts through NSLocalizedString, or as they stand") {
      $0.strings = $1
    },
    .flag("--lower-stacks", ["compile"], "plain constraints instead of stack views") {
      $0.lowerStacks = true
    },
    .flag("--layout-guides", ["compile"], "layout guides instead of views that only group") {
      $0.layoutGuides = true
    },
    .flag("--fold-spacers", ["compile"], "spacing and margins instead of spacer views") {
      $0.foldSpacers = true
    },
    .flag(
      "--check", ["compile"], "write nothing; fail where generated files are stale or left over"
    ) {
      $0.check = true
    },
    .value(
      "--deployment-target", "V", ["lint", "compile"], "the oldest iOS that the app runs on",
      example: "15.0", readVersion
    ) { $0.deploymentTarget = $1 },

    .flag("--coverage", ["report"], "list element and attribute kinds that are not understood") {
      $0.coverage = true
    },
    .flag("--ids", ["report"], "list every object id, one a line") { $0.ids = true },

    .list("--overlay", ["preview"], "what to draw over the picture; all for everything") {
      $0.overlays = $1
    },
    .choice("--appearance", ["preview"], "light or dark") { $0.appearance = $1 },
    .choice("--text-size", ["preview"], "the user's text size, which text styles follow") {
      $0.textSize = $1
    },
    .pair("--compare", "OLD NEW", ["preview"], "the same scenes before and after") {
      $0.compare = Options.Comparison(old: $1, new: $2)
    },

    .text("--config", "FILE", [], "this configuration file, not the nearest .ibstack.yml") {
      $0.config = $1
    },
    .value("--jobs", "N", [], "documents at a time (default: processors)", example: "2", readJobs) {
      $0.jobs = $1
    },
    .choice("--color", [], "colour on terminals, always, or never") { $0.color = $1 },
    .flag("--quiet", [], "no notes on standard error, only errors") { $0.quiet = true },
  ]
}
