#!/bin/bash
# graphql-jit 0.8.9 with graphql 16.15.0: a variable that the request leaves out, inside an input object that stands as a
# literal in the document, reaches the resolver as null. The GraphQL specification (3.10, input coercion) says that the
# field is then left out, so that its default holds; graphql-js does so. A resolver that takes null for "clear this" and
# a missing field for "leave it" changes data that nobody asked to change.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-jit@0.8.9 @graphql-tools/schema@10.0.25 >/dev/null
cat > try.cjs <<'JS'
const { parse, execute } = require('graphql');
const { compileQuery } = require('graphql-jit');
const { makeExecutableSchema } = require('@graphql-tools/schema');
const schema = makeExecutableSchema({
  typeDefs: 'input Rotation { hours: Int = 24, note: String } type Query { rotate(input: Rotation!): String! }',
  resolvers: { Query: { rotate: (_, { input }) => JSON.stringify(input, Object.keys(input).sort()) } },
});
const document = parse('query ($hours: Int, $note: String) { rotate(input: { hours: $hours, note: $note }) }');
const compiled = compileQuery(schema, document);
const show = (name, { data }) => console.log(`${name}: ${data.rotate}`);
(async () => {
  show('graphql-js ', await execute({ schema, document, variableValues: {} }));
  show('graphql-jit', await compiled.query(undefined, undefined, {}));
})();
JS
seen=$(node try.cjs); echo "$seen"
[ "$seen" = 'graphql-js : {"hours":24}
graphql-jit: {"hours":null,"note":null}' ] || { echo 'This has changed.'; exit 1; }
