// npm run admin:create -- --email E [--owner] [--first-name N] [--last-name N]
// Makes an administrator: `user:create` with the right, and without waiting for an activation link.
process.argv.push('--admin', '--verified')
await import('./user-create.ts')
