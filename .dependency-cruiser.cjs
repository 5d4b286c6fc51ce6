// The walls of the house (docs/architecture.md), each with its reason. scripts/check-walls.ts runs it.
const layer = (name) => (name.includes('.') ? `^${name}$` : `^${name}/`)
const testFiles = '\\.test\\.tsx?$'

/** A wall: files of `from` import nothing of the shop's layers but `allowed`. Tests may also use tests/support. */
const wall = (name, comment, allowed, from = layer(name)) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: testFiles },
  to: {
    path: '^(main\\.ts$|(bench|browser|contract|domain|http|office|platform|scripts|server|shop|tests|text|ui)/)',
    // Every layer returns results.
    pathNot: ['^platform/result\\.ts$', ...allowed.split(' ').map(layer)],
  },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      // A part that is loaded later on purpose breaks the circle at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    // .dependency-cruiser-folders.cjs compares no folder with the one it lies in; the next three say which of the two is below.
    {
      name: 'shared-needs-no-folder',
      comment:
        'The root of domain/ and of text/ holds what several of its folders share, so it imports none of them.',
      severity: 'error',
      from: { path: '^(domain|text)/[^/]+$', pathNot: testFiles },
      to: { path: '^$1/.+/' },
    },
    {
      name: 'chat-words-import-no-rules',
      comment:
        'Word lists and examples of the chat are data: its rules import them, never the other way round.',
      severity: 'error',
      from: { path: '^domain/chat/.+/', pathNot: testFiles },
      to: { path: '^domain/chat/[^/]+$' },
    },
    {
      name: 'chat-texts-import-no-answers',
      comment: 'Answers are built from the other texts of the chat, never the other way round.',
      severity: 'error',
      from: { path: '^text/chat/[^/]+$', pathNot: testFiles },
      to: { path: '^text/chat/.+/' },
    },
    {
      name: 'resolvable',
      comment: 'An unresolved import would fail only at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|\\.\\./.*\\+types/)|\\+types/' },
    },
    wall('platform', 'Machinery that knows nothing of pets would run in any shop.', 'platform'),
    wall('domain', 'Rules are decided without database, wire or screen.', 'domain'),
    wall(
      'contract',
      'What crosses the wire is read by both sides, so it may only know the rules.',
      'contract domain platform/api',
    ),
    wall(
      'text',
      'Sentences are about rules and the wire, and every layer above shows them.',
      'text domain contract',
    ),
    wall(
      'server',
      'What the shop can do does not depend on who asks for it.',
      'server platform domain contract text',
    ),
    wall(
      'http-api',
      'The API calls verbs; it holds no rules and knows no screen.',
      'http server platform domain contract text',
      '^http/(?!pages/|app\\.ts)',
    ),
    wall('ui', 'Primitives know nothing of pets: strings arrive as props.', 'ui'),
    wall('browser', 'What both programs share knows neither of them.', 'browser ui text domain contract'),
    wall(
      'shop',
      'Routes compose the parts of each folder, which ask the server through /api. Nothing of the office reaches a shopper.',
      'shop browser ui text domain contract',
      '^shop/(?!routes|root\\.tsx|entry\\.|shell/server-context\\.ts|shell/gate\\.ts)',
    ),
    wall(
      'office',
      'The office asks the server through /api, and takes nothing from the shop.',
      'office browser ui text domain contract',
    ),
    {
      name: 'pages-know-no-http',
      comment: 'The HTTP app renders pages; pages import nothing of it.',
      severity: 'error',
      from: { path: '^(ui|browser|shop|office)/' },
      to: { path: '^(http/|main\\.ts)' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What runs in the shop holds nothing that was made for tests, benchmarks or tools.',
      severity: 'error',
      from: {
        path: '^(main\\.ts|browser|contract|domain|http|office|platform|server|shop|text|ui)',
        pathNot: testFiles,
      },
      to: { path: `^(tests|bench|scripts)/|${testFiles}` },
    },
    {
      name: 'orm-in-server-only',
      comment: 'Tables are the business of the server layer; everyone else calls a verb or a query.',
      severity: 'error',
      from: { path: '^(main\\.ts|browser|contract|domain|http|office|shop|text|ui)', pathNot: testFiles },
      to: { path: 'node_modules/(drizzle-orm|drizzle-kit|pg|pg-boss)/' },
    },
    {
      name: 'react-in-pages-only',
      comment: 'Rules and verbs are no components. Mails are rendered by the server from its own templates.',
      severity: 'error',
      from: { path: '^(contract|domain|text)/' },
      to: { path: 'node_modules/(react|react-dom|react-router|hono)/' },
    },
    {
      name: 'no-development-packages',
      comment: 'Production starts without the tools that built it.',
      severity: 'error',
      from: {
        path: '^(main\\.ts|browser|contract|domain|http|office|platform|server|shop|text|ui)',
        pathNot: `${testFiles}|^shop/routes\\.ts$`,
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
