/** An answer that is not a success, in the platform's own code and words. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  /** `gateway` refusals carry no `success` field. */
  readonly origin: 'service' | 'gateway'

  constructor(code: number, message: string, options: { readonly status?: number; readonly origin?: 'service' | 'gateway' } = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = options.status ?? code
    this.origin = options.origin ?? 'service'
  }

  toBody() {
    const { code, message: msg } = this
    return this.origin === 'gateway' ? { code, msg, data: null } : { code, success: false, msg, data: {} }
  }
}

/** A business rule is broken. */
export const refuse = (message: string) => new Refusal(400, message)
export const missingParameter = (name: string) => new Refusal(400, `缺少必要的请求参数: ${name}`)
export const badParameter = (name: string) => new Refusal(400, `请求参数格式错误: ${name}`)
export const unreadable = () => new Refusal(400, '消息不能读取')
export const unauthorized = () => new Refusal(401, '请求未授权', { origin: 'gateway' })
export const tokenMissing = () => new Refusal(401, '缺失令牌,鉴权失败', { origin: 'gateway' })
/** The platform answers a missing permission with 401, not 403. */
export const notGranted = () => new Refusal(401, '请求未授权')
export const rejected = () => new Refusal(403, '请求被拒绝')
export const notFound = () => new Refusal(404, '404 没找到请求')
export const wrongMethod = () => new Refusal(405, '不支持当前请求方法')
export const wrongMediaType = () => new Refusal(415, '不支持当前媒体类型')
export const serverError = () => new Refusal(500, '服务器异常')
