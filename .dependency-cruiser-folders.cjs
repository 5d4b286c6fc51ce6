// The layers in which no two folders need each other, tests left out. scripts/check-walls.ts runs it after the walls.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Folders that need each other can only be read, moved and tested together.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^(platform|domain|contract|text|server|http|ui|browser|shop|office)/',
  },
}
