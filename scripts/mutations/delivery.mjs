// the same of what an operator gets
export const deliveryMutations = [
  {
    gate: 'a path may have a time limit of its own',
    file: '../deploy/nginx/nginx.conf',
    find: 'include own*.conf;',
    put: '',
    suite: 'nginx-limits.test.mjs',
    named: 'a stream that falls silent',
  },
  {
    gate: 'two consoles of one host keep apart',
    file: '../packages/console/src/links/base-path.ts',
    find: "getBasePath().slice(0, -1).replaceAll('/', '.')",
    put: "''",
    suite: '../packages/console/src/storage/two-consoles.dom.test.ts',
    named: 'have a session each',
  },
  {
    gate: 'a release leaves the plugins of an operator',
    file: 'lib/release.mjs',
    find: ' && !isOutside(name)',
    put: '',
    suite: 'nginx.test.mjs',
    named: 'lets go of the fourth',
  },
  {
    gate: 'no words of the platform are copied for support',
    file: '../packages/console/src/screens/diagnostics/error-lines.ts',
    find: "type === 'crash' ? info : message",
    put: 'message',
    suite: '../packages/console/src/screens/diagnostics/diagnostics-page.test.tsx',
    named: 'no secret of any',
  },
  {
    gate: 'an error is told without its message',
    file: '../packages/console/src/telemetry/errors.ts',
    find: "/^\\w{1,40}$/.test(error.name) ? error.name : 'Error'",
    put: 'String(error)',
    suite: '../packages/console/src/telemetry/start.dom.test.ts',
    named: 'and of nobody',
  },
]
