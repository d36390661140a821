// the same of views that hold their own state, and of maps: `find` becomes `put` in packages/<file>, and packages/<suite> must go red for it
export const viewMutations = [
  {
    gate: 'edits of a view come back once it has loaded',
    file: 'kit/src/runtime/use-edits.ts',
    find: 'useState({ changed: editsOf(restored), restored })',
    put: 'useState<{ changed: Value | undefined; restored: unknown }>({ changed: undefined, restored })',
    suite: 'kit/src/runtime/use-edits.test.tsx',
  },
  {
    gate: 'edits of a view are known once it is shown',
    file: 'kit/src/runtime/use-edits.ts',
    find: 'isDirty: changed !== undefined && isShown,',
    put: 'isDirty: changed !== undefined,',
    suite: 'kit/src/runtime/use-edits.test.tsx',
  },
  {
    gate: 'a shifted map keeps places where they are',
    file: 'kit/src/map/crs.ts',
    find: 'latLng(unshifted(degrees(SphericalMercator.unproject(point))))',
    put: 'SphericalMercator.unproject(point)',
    suite: 'kit/src/map/crs.test.tsx',
  },
  {
    gate: 'a search that says no is no empty answer',
    file: 'kit/src/map/search-places.ts',
    find: 'if (!Array.isArray(rows)) return undefined',
    put: 'if (!Array.isArray(rows)) return []',
    suite: 'kit/src/map/search-places.test.ts',
  },
  {
    gate: 'JSON is refused where a browser refuses it',
    file: 'kit/src/fields/json/json-fault.ts',
    find: "wanted.startsWith('first') || wanted === 'more'",
    put: 'true',
    suite: 'kit/src/fields/json/json-fault.test.ts',
  },
  {
    gate: 'a region shows its whole path',
    file: 'kit/src/fields/region/region-input.tsx',
    find: "names.join(t('fields.region.separator'))",
    put: "names.at(-1) ?? ''",
    suite: 'kit/src/fields/region/region.test.tsx',
  },
  {
    gate: 'what was added is named',
    file: 'kit/src/resource/model/report.ts',
    find: "name === '' ? done",
    put: "name !== '' ? done",
    suite: 'kit/src/testing/form.test.tsx',
  },
  {
    gate: 'a search that was opened while a screen was on its way stays',
    file: 'console/src/navigation/model.ts',
    find: ' && at !== addressNow()',
    put: '',
    suite: 'console/src/navigation/model.test.ts',
  },
]
