// the commands of `jwsk` that come with this package; their code is loaded when they run
export const commands = {
  mock: {
    options: {
      port: { type: 'string', example: '8700', pattern: /^\d+$/, description: 'port, 0 for any. Defaults to PORT, else 8700' },
      host: { type: 'string', example: '0.0.0.0', description: 'address to listen on. Defaults to HOST, else 127.0.0.1' },
      platform: {
        type: 'string',
        choices: ['jwsk', 'springblade', 'springblade3', 'bladex'],
        description: 'platform to serve. Defaults to PLATFORM, else jwsk',
      },
      latency: {
        type: 'string',
        choices: ['none', 'office', 'slow'],
        description: 'latency of the responses. Defaults to MOCK_LATENCY, else none',
      },
      snapshot: {
        type: 'string',
        example: 'world.json',
        description: 'file in which the data survive a restart. Defaults to MOCK_SNAPSHOT, else none',
      },
    },
    run: async ({ values }) => (await import('@jwsk/mocks/server')).runMockServer(values),
  },
}
