// the same of what an operator gets
export const deliveryMutations = [
  {
    gate: 'an event goes on when it comes',
    file: '../deploy/nginx/platform.conf',
    find: 'proxy_next_upstream off;',
    put: 'proxy_next_upstream off; proxy_ignore_headers X-Accel-Buffering;',
    suite: 'nginx-limits.test.mjs',
    named: 'an event comes when it is sent',
  },
]
