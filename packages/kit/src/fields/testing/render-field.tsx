import { createClient, type FieldRule, type Profile } from '@jwsk/sdk'
import { jwsk } from '@jwsk/sdk/profiles'
import type { KitTextKey, TextTree, TextValues } from '@jwsk/ui'
import { addTexts, Fallback, kitNamespace, platformNamespace, TranslateProvider, useKitText } from '@jwsk/ui'
import { createTestTranslator, zhCnTexts } from '@jwsk/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { validateField, validateSecret } from '../../resource/model/validate-field'
import { KitProvider } from '../../runtime/kit-provider'
import { setSiteTimeZone } from '../../runtime/site-time-zone'
import type { Preferences, SiteSettings } from '../../runtime/types'
import type { Field } from '../types'

/** Responds to a call by its URL: returns the payload or throws a rejection. */
export type FakeServer = (url: URL, init: RequestInit) => unknown

const pluginNamespace = 'test'

const toEnvelope = (data: unknown) => Response.json({ code: 200, success: true, msg: '操作成功', data })

interface FieldTestOptions {
  readonly server?: FakeServer
  readonly site?: SiteSettings
  readonly preferences?: Preferences
  /** English for dictionary labels; also sets the language to English. */
  readonly english?: TextTree
  /** Texts of the plugin. */
  readonly texts?: TextTree
  /** Profile of the deployment. Defaults to the platform of the contracts. */
  readonly profile?: Profile
}

/** Wraps a field in all providers that it needs, over a server that is a function. */
export function withKitProviders(
  children: ReactNode,
  { server = () => null, site = {}, profile = jwsk, preferences, english, texts }: FieldTestOptions = {},
) {
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
      return answer instanceof Response ? answer : toEnvelope(answer)
    },
  })
  const language = english ? 'en' : 'zh-cn'
  const translator = createTestTranslator(language)
  addTexts(translator, { namespace: kitNamespace, language, texts: zhCnTexts })
  if (english) addTexts(translator, { namespace: platformNamespace, language, texts: { words: english } })
  if (texts) addTexts(translator, { namespace: pluginNamespace, language, texts })
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <TranslateProvider translator={translator} namespace={pluginNamespace}>
        <KitProvider
          runtime={{ client, scope: ['test'], permissions: new Set(), notify: () => undefined, site, ...(preferences && { preferences }) }}
        >
          <Fallback fallback="…">{children}</Fallback>
        </KitProvider>
      </TranslateProvider>
    </QueryClientProvider>
  )
  const labelContext = {
    client,
    t: (key: KitTextKey, values?: TextValues) => translator.t(key, { ns: kitNamespace, ...values }),
    translate: (key: string, values?: TextValues) => translator.t(key, { ns: pluginNamespace, ...values }),
  }
  return { element, calls, labelContext }
}

interface FormFixture {
  readonly field: Field
  readonly start: unknown
  readonly rule: FieldRule
  readonly profile: Profile
  readonly latest: { value: unknown }
}

function OneField({ field, start, rule, profile, latest }: FormFixture) {
  const t = useKitText()
  const [value, setValue] = useState(start)
  latest.value = value
  const problem = validateField(field, value, rule) ?? validateSecret(field, value, profile)
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
      <p id="field-note">{problem && t(problem.key, { label: '名称', ...problem.values })}</p>
    </form>
  )
}

interface Setting extends FieldTestOptions {
  /** Values of the record; omitted for a new record. */
  readonly record?: Readonly<Record<string, unknown>>
  readonly rule?: FieldRule
}

/** Returns the labels that an export writes for the values of these records. */
export async function exportValues(
  field: Field,
  records: readonly Readonly<Record<string, unknown>>[],
  surroundings: FieldTestOptions = {},
) {
  const { labelContext, calls } = withKitProviders(null, surroundings)
  const values = records.map((record) => field.parse(record.it, record))
  const getLabel = await field.loadLabels(values, labelContext)
  return { calls, words: values.map(getLabel) }
}

/** Renders one field in a form; its wire name is `it`. */
export function renderInput(field: Field, { record, rule = {}, ...rest }: Setting = {}) {
  const latest = { value: undefined as unknown }
  setSiteTimeZone(rest.site?.timeZone)
  const start = record ? field.parse(record.it, record) : field.emptyValue
  const { element, calls } = withKitProviders(
    <OneField field={field} start={start} rule={rule} profile={rest.profile ?? jwsk} latest={latest} />,
    rest,
  )
  render(element)
  return {
    user: userEvent.setup(),
    calls,
    /** Returns the value that the form would send. */
    wire: () => field.serialize(latest.value),
    draft: () => ({ it: field.serialize(latest.value), ...field.serializeExtra(latest.value) }),
    note: () => document.getElementById('field-note')?.textContent ?? '',
  }
}

/** Renders a column of one field, with a row per wire value. */
export function renderCells(field: Field, records: readonly Readonly<Record<string, unknown>>[], surroundings: FieldTestOptions = {}) {
  setSiteTimeZone(surroundings.site?.timeZone)
  const cells = records.map((record, index) => (
    <li key={String(index)}>
      <field.Cell value={field.parse(record.it, record)} />
    </li>
  ))
  const { element, calls } = withKitProviders(<ul>{cells}</ul>, surroundings)
  render(element)
  return { calls, texts: () => screen.getAllByRole('listitem').map((item) => item.textContent) }
}
