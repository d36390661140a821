// counts the renders of React in a production build through the hook of its DevTools

/** Creates the hook, inside the page and before React loads. */
function createDevtoolsHook() {
  const functions = new Set([0, 11, 14, 15])
  const performedWork = 1
  const count = { commits: 0, rendered: 0 }
  const getChildren = (fiber) => {
    const children = []
    for (let child = fiber.child; child; child = child.sibling) children.push(child)
    return children
  }
  function visit(fiber, before) {
    if (functions.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) count.rendered += 1
    // an unreached fiber keeps its previous children
    if (before === null || fiber.child !== before.child) for (const child of getChildren(fiber)) visit(child, child.alternate)
  }
  globalThis.renderCount = count
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_id, root) {
      count.commits += 1
      visit(root.current, root.current.alternate)
    },
  }
}

export const countRenders = (page) => page.addInitScript(createDevtoolsHook)

/** Counts the commits of a step and the function components rendered until the page is idle; counts do not depend on the machine. */
export async function countRendersDuring(page, step) {
  // a page without frames has no idle moment for as long as a minute
  const waitIdle = () =>
    page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 300)))
  await waitIdle()
  const before = await page.evaluate(() => ({ ...globalThis.renderCount }))
  await step()
  await waitIdle()
  const after = await page.evaluate(() => globalThis.renderCount)
  return { commits: after.commits - before.commits, rendered: after.rendered - before.rendered }
}
