// The layers in which no two folders need each other, tests left out. scripts/check-walls.ts runs it after the walls.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment:
        'Folders that need each other can only be read, moved and tested together. The nouns of the server still do: one order touches most of them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, includeOnly: '^(platform|contract|http|ui|browser|shop|office)/' },
}
