import { createRandom } from '../engine/world/random'
import { minute } from '../engine/world/time'
import { defineTable, type World } from '../engine/world/world'
import { createCaptchaText, renderCaptcha } from './captcha-image'

interface StoredCaptcha {
  readonly id: string
  readonly code: string
  readonly until: number
}

export const captchaTable = defineTable<StoredCaptcha>('captcha')

export function drawCaptcha(world: World) {
  const table = world.table(captchaTable)
  for (const old of table.all()) if (old.until <= world.now()) table.remove(old.id)
  const id = world.nextId()
  const random = createRandom(`${id}:${Math.random()}`)
  const code = createCaptchaText(random)
  table.put({ id, code, until: world.now() + 30 * minute })
  return { key: id, image: renderCaptcha(code, random) }
}

/** Whether the typed text is correct; a captcha is used up by its first check. */
export function checkCaptcha(world: World, key: string, typed: string): boolean {
  const table = world.table(captchaTable)
  const captcha = table.get(key)
  if (!captcha) return false
  table.remove(key)
  return captcha.until > world.now() && captcha.code.toLowerCase() === typed.trim().toLowerCase()
}
