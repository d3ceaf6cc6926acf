const message = 'List the properties instead of spreading an object literal.';

/** TypeScript does not look for excess properties inside a spread object literal, so that none is written. */
const noSpreadLiterals = {
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => {
    const check = (node) => {
      if (node.argument.type === 'ObjectExpression') context.report({ node, message });
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};

export default { meta: { name: 'house' }, rules: { 'no-spread-literals': noSpreadLiterals } };
