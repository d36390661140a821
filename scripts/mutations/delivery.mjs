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
]
