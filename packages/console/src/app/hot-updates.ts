// updates texts and declarations in the open page; only the development server imports this module, see build/hot-modules.ts
import { getOwn, isRecord } from '@jwsk/sdk'
import { addTexts, type Translator } from '@jwsk/ui'
import { type Scope, scopeBind } from 'effector'
import { $site } from '../platform/site/model'
import { $tabs, tabRefreshed } from '../shell/tabs/model'
import { getFullPluginHost } from './plugin-host'

/** What the open page consists of. */
interface OpenPage {
  readonly scope: Scope
  readonly translator: Translator
}

type TextBundle = Parameters<typeof addTexts>[1]

let page: OpenPage | undefined

export function connectHotUpdates(opened: OpenPage): void {
  page = opened
}

/** Adds changed texts to those of their namespace and renders them. Returns whether it could. A text that was removed stays. */
export function updateTexts({ namespace, language }: Omit<TextBundle, 'texts'>, texts: TextBundle['texts']): boolean {
  if (!page) return false
  // texts rerender what missed one of them
  page.translator.t('hot-update', { ns: namespace })
  addTexts(page.translator, { namespace, language, texts })
  return true
}

/** Returns the declaration of a module that exports nothing else. */
function getDeclaration(module: Readonly<Record<string, unknown>>) {
  const { default: declaration } = module
  return Object.keys(module).length === 1 && isRecord(declaration) && isRecord(declaration['fields']) ? declaration : undefined
}

function replaceContents(target: Record<string, unknown>, contents: Readonly<Record<string, unknown>>) {
  for (const key of Object.keys(target)) if (!Object.hasOwn(contents, key)) delete target[key]
  Object.assign(target, contents)
}

/**
 * Gives the contents of a changed declaration to the first one, which every importer has, and opens its screens again, as the
 * button that refreshes a tab does: other tabs keep their state. Returns whether it could.
 */
export async function updateDeclaration(
  plugin: string,
  first: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const [mounted, changed] = [getDeclaration(first), getDeclaration(next)]
  if (!page || !mounted || !changed) return false
  const { scope } = page
  replaceContents(mounted, changed)
  const { registry } = getFullPluginHost(scope.getState($site)).getSnapshot()
  for (const { key, path } of scope.getState($tabs)) {
    const found = registry.find(path)
    if (found?.plugin.id !== plugin) continue
    // a hand-written screen can contain any declaration of its plugin
    const open = await getOwn(found.plugin.resources, found.pattern)?.()
    if (!open || Object.is(open.default, mounted)) scopeBind(tabRefreshed, { scope })(key)
  }
  return true
}
