// React chooses its build by this name when it is first loaded, so this comes before every other import: what a shop is
// compared with must be the same React (main.ts).
process.env.NODE_ENV = 'production'
