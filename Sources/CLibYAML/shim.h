// The only header Swift sees of libyaml.
#pragma once
#include <yaml.h>
