import { createClient, type FieldRule, type Profile } from '@jwsk/sdk'
import { jwsk } from '@jwsk/sdk/profiles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import type { KitText } from '../../i18n/kit-key'
import { useKitText } from '../../i18n/kit-text'
import zhCn from '../../i18n/locales/zh-cn'
import { kitNamespace, platformNamespace } from '../../i18n/namespaces'
import { TranslateProvider } from '../../i18n/translate-provider'
import { addTexts, createTranslator } from '../../i18n/translator'
import type { Texts, TextValues } from '../../i18n/types'
import { problemOf } from '../../resource/model/check'
import { KitProvider } from '../../runtime/kit-provider'
import type { SiteSettings } from '../../runtime/types'
import { Fallback } from '../../ui/loadable'
import type { Field } from '../types'

// the first test of a file loads every chunk, and other files load theirs at the same time
configure({ asyncUtilTimeout: 10_000 })

/** Answers a call by its address: the payload, or a refusal. */
export type Server = (url: URL, init: RequestInit) => unknown

const envelope = (data: unknown) => Response.json({ code: 200, success: true, msg: '操作成功', data })

interface Surroundings {
  readonly server?: Server
  readonly site?: SiteSettings
  /** English for words of dictionaries, and English on screen. */
  readonly english?: Texts
  /** The platform of the contracts unless said. */
  readonly profile?: Profile
}

/** Every provider that a field stands in, over a server that is a function. */
export function inKit(children: ReactNode, { server = () => null, site = {}, profile = jwsk, english }: Surroundings = {}) {
  const calls: URL[] = []
  const client = createClient({
    profile,
    baseUrl: 'http://jwsk.test',
    clientId: 'test',
    clientSecret: 'test',
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : undefined
      const url = new URL(request?.url ?? String(input))
      calls.push(url)
      const answer = await server(url, init ?? {})
      return answer instanceof Response ? answer : envelope(answer)
    },
  })
  const language = english ? 'en' : 'zh-cn'
  const translator = createTranslator(language)
  addTexts(translator, { namespace: kitNamespace, language, texts: zhCn })
  if (english) addTexts(translator, { namespace: platformNamespace, language, texts: { words: english } })
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <TranslateProvider translator={translator} namespace={kitNamespace}>
        <KitProvider runtime={{ client, scope: ['test'], permissions: new Set(), notify: () => undefined, site }}>
          <Fallback show="…">{children}</Fallback>
        </KitProvider>
      </TranslateProvider>
    </QueryClientProvider>
  )
  const speaker = { client, t: (key: KitText, values?: TextValues) => translator.t(key, { ns: kitNamespace, ...values }) }
  return { element, calls, speaker }
}

interface Form {
  readonly field: Field
  readonly start: unknown
  readonly rule: FieldRule
  readonly kept: { value: unknown }
}

function OneField({ field, start, rule, kept }: Form) {
  const t = useKitText()
  const [value, setValue] = useState(start)
  kept.value = value
  const problem = problemOf(field, value, rule)
  return (
    <form aria-label="form">
      <label id="field-label" htmlFor="field">
        名称
      </label>
      <field.Input
        id="field"
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        invalid={problem !== undefined}
        required={false}
        describedBy="field-note"
        rule={rule}
        inputRef={() => undefined}
      />
      <p id="field-note">{problem && t(problem.text, { label: '名称', ...problem.values })}</p>
    </form>
  )
}

interface Setting extends Surroundings {
  /** What the record has; a new record without. */
  readonly record?: Readonly<Record<string, unknown>>
  readonly rule?: FieldRule
}

/** What an export calls the values of these records. */
export async function exported(field: Field, records: readonly Readonly<Record<string, unknown>>[], surroundings: Surroundings = {}) {
  const { speaker, calls } = inKit(null, surroundings)
  const values = records.map((record) => field.read(record.it, record))
  const speak = await field.words(values, speaker)
  return { calls, words: values.map(speak) }
}

/** One field in a form; its wire name is `it`. */
export function renderInput(field: Field, { record, rule = {}, ...rest }: Setting = {}) {
  const kept = { value: undefined as unknown }
  const start = record ? field.read(record.it, record) : field.initial
  const { element, calls } = inKit(<OneField field={field} start={start} rule={rule} kept={kept} />, rest)
  render(element)
  return {
    user: userEvent.setup(),
    calls,
    /** What the form would send for it. */
    wire: () => field.write(kept.value),
    draft: () => ({ it: field.write(kept.value), ...field.writeMore(kept.value) }),
    note: () => document.getElementById('field-note')?.textContent ?? '',
  }
}

/** A column of one field, a row per wire value. */
export function renderCells(field: Field, records: readonly Readonly<Record<string, unknown>>[], surroundings: Surroundings = {}) {
  const cells = records.map((record, index) => (
    <li key={String(index)}>
      <field.Cell value={field.read(record.it, record)} />
    </li>
  ))
  const { element, calls } = inKit(<ul>{cells}</ul>, surroundings)
  render(element)
  return { calls, texts: () => screen.getAllByRole('listitem').map((item) => item.textContent) }
}
