import type { TextBundle, TextScope, TextTree } from './types'

const getText = (texts: TextTree, path: string) =>
  path
    .split('.')
    .reduce<TextTree[string] | undefined>(
      (tree, name) => (typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined),
      texts,
    )

/** Looks a text up in the bundles and interpolates values by name, without plurals, contexts and formats; a missing text results in its key. */
export function lookUpText(bundles: readonly TextBundle[], key: string, { values, namespace, languages }: TextScope): string {
  const texts = languages.flatMap((language) =>
    bundles
      .filter((bundle) => bundle.namespace === namespace && bundle.language === language)
      .map((bundle) => getText(bundle.texts, key))
      .reverse(),
  )
  const text = texts.find((found) => typeof found === 'string') ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : placeholder))
}
