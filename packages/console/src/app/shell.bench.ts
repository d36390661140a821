// cost of 5,000 menu entries in the shell, relative to parsing them from JSON
import { buildMenu } from '../shell/navigation/model'
import { findMatches } from '../shell/search/find-matches'
import { matchPinyin } from '../shell/search/pinyin'

const median = (work: () => unknown) => {
  const times = Array.from({ length: 21 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return times.toSorted((a, b) => a - b)[10] ?? 0
}

const entry = (id: string, path: string) => ({
  id,
  parentId: '0',
  code: id,
  name: `停车场${id}`,
  path,
  source: '',
  sort: 1,
  category: 1,
  isOpen: 1,
})
const wire = Array.from({ length: 50 }, (_, at) => ({
  ...entry(`${at}`, `/g${at}`),
  children: Array.from({ length: 99 }, (_, n) => entry(`${at}-${n}`, `/g${at}/${n}`)),
}))
const text = JSON.stringify(wire)
const palette = Array.from({ length: 5000 }, (_, at) => ({ key: String(at), label: `停车场${at}` }))

const parse = median(() => JSON.parse(text))
const build = median(() => buildMenu(wire, { userType: '', roles: [] }))
const key = median(() => findMatches(palette, 'tcc49', matchPinyin))
const line = (name: string, time: number) =>
  process.stdout.write(`${name.padEnd(28)}${(time / parse).toFixed(1)} × reading the menu's JSON (${time.toFixed(1)} ms)\n`)
line('menu of 5,000, built', build)
line('palette of 5,000, one key', key)
