import type { Answer, Tamper } from './tampering-proxy'

export const jsonAnswer = (text: string): Answer => ({ status: 200, type: 'application/json', text })
const successAnswer = jsonAnswer('{"code":200,"success":true,"msg":"操作成功"}')
const hasId = (body: string) => /"id":"\d+"/.test(body)

/** Server faults: the path of the call, the tampered response and the expected line of the report. */
export const serverFaults: readonly { readonly path: RegExp; readonly tamper: Tamper; readonly expected: RegExp }[] = [
  {
    path: /post\/page/,
    tamper: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace(/"total":\d+/, '"total":"many"') }),
    expected: /^post\.page +200 {2}deviates {2}\$\.data\.total: expected integer, found "many"/m,
  },
  {
    path: /post\/detail/,
    tamper: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace('"postName"', '"name"') }),
    expected: /^post\.detail +200 {2}deviates {2}\$\.data: postName is missing/m,
  },
  {
    path: /topmenu\/list/,
    tamper: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace('"code":200', '"code":"200"') }),
    expected: /^topMenu\.page +200 {2}deviates {2}\$\.code: expected integer, found "200"/m,
  },
  {
    path: /tenant\/select/,
    tamper: async () => ({ status: 200, type: 'text/html', text: '<title>welcome</title>' }),
    expected: /^tenant\.select +200 {2}deviates {2}expected JSON, found text\/html/m,
  },
  {
    path: /role\/alias/,
    tamper: async () => ({ ...jsonAnswer('{}'), status: 404 }),
    expected: /^missing, though the profile does not say so:\n {2}system: 1 of \d+: role\.alias$/m,
  },
  {
    path: /dept\/tree/,
    tamper: async () => jsonAnswer('{"code":500,"success":false,"msg":"服务器异常"}'),
    expected: /^dept\.tree +200 {2}failed +code 500: 服务器异常/m,
  },
  {
    path: /user\/export-user/,
    tamper: async () => successAnswer,
    expected: /^user\.exportUser +200 {2}deviates {2}expected a file, found application\/json/m,
  },
  {
    path: /post\/submit/,
    tamper: async ({ body }, forward) => (hasId(body) ? successAnswer : forward()),
    expected: /^post\.submit \(change\) +200 {2}deviates {2}sort: sent 2, reads 1/m,
  },
  {
    path: /role\/submit/,
    tamper: async () => successAnswer,
    expected: /^role\.submit \(add\) +200 {2}failed +is not listed afterwards/m,
  },
  {
    path: /dict\/remove/,
    tamper: async () => successAnswer,
    expected: /^dict\.remove +200 {2}failed +\d+ is still listed[\s\S]*^left behind, to be removed by hand:\n {2}dict \d+\n {2}role \{/m,
  },
  {
    path: /user\/submit/,
    // executed, but reported as failed
    tamper: async ({ body }, forward) => (hasId(body) ? forward() : { ...(await forward()), text: '{"code":500,"msg":"服务器异常"}' }),
    expected: /^user\.submit \(add\) +200 {2}failed +code 500: 服务器异常\n[\s\S]*^user\.remove +200 {2}ok$/m,
  },
  {
    path: /region\/submit/,
    tamper: async ({ body }, forward) => ({
      ...(hasId(body) ? successAnswer : await forward()),
      text: '{"code":400,"success":false,"msg":"code:不能为空"}',
    }),
    expected:
      /^region\.submit \(add\) +200 {2}deviates {2}refuses its example: code 400: code:不能为空\n[\s\S]*^region\.remove +200 {2}ok$/m,
  },
]
