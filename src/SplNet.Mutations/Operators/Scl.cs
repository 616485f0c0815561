using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// SCL: a text grows by <c>+=</c> in a loop. A local <c>StringBuilder</c> with only plain calls is replaced by a class with the same
/// members that stores a string.
/// </summary>
internal sealed class Scl : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "SCL";

    /// <inheritdoc/>
    public string Title => "string that grows in a loop";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Asymptotic;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Scl", """
        public sealed class Text
        {
            private string _text = "";

            public Text()
            {
            }

            public Text(int capacity)
            {
                if (capacity < 0)
                    throw new ArgumentOutOfRangeException("capacity");
            }

            public Text(string value)
            {
                _text += value;
            }

            public int Length
            {
                get { return _text.Length; }
            }

            public Text Append(string value)
            {
                _text += value;
                return this;
            }

            public Text Append<T>(T value)
            {
                _text += value == null ? null : value.ToString();
                return this;
            }

            public Text AppendLine()
            {
                _text += Environment.NewLine;
                return this;
            }

            public Text AppendLine(string value)
            {
                _text += value;
                _text += Environment.NewLine;
                return this;
            }

            public Text Clear()
            {
                _text = "";
                return this;
            }

            public override string ToString()
            {
                return _text;
            }
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is not VariableDeclarationSyntax { Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax block },
            Variables: [{ Initializer.Value: BaseObjectCreationExpressionSyntax { Initializer: null } creation } variable] } declaration
            || !LibraryTypes.Is(model.GetTypeInfo(creation).Type, "System.Text.StringBuilder") || !BeginsPlainly(creation, model)
            || model.GetDeclaredSymbol(variable) is not ILocalSymbol local || !LibraryTypes.Is(local.Type, "System.Text.StringBuilder"))
            yield break;
        var uses = block.DescendantNodes().OfType<IdentifierNameSyntax>().Where(name => name.Identifier.ValueText == local.Name
            && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name).Symbol, local)).ToArray();
        if (!uses.All(use => BuilderUse.IsPlain(use, model)) || !uses.Any(use => BuilderUse.GrowsInLoop(use, block)))
            yield break;
        var type = SyntaxFactory.ParseTypeName($"{SupportSource.ClassOf("Scl")}.Text");
        var value = SyntaxFactory.ObjectCreationExpression(
            type.WithLeadingTrivia(SyntaxFactory.Space), creation.ArgumentList ?? SyntaxFactory.ArgumentList(), initializer: null);
        yield return new Mutation(declaration, declaration.WithType(type.WithTriviaFrom(declaration.Type))
            .WithVariables([variable.WithInitializer(variable.Initializer!.WithValue(value.WithTriviaFrom(creation)))]));
    }

    private static bool BeginsPlainly(BaseObjectCreationExpressionSyntax creation, SemanticModel model) =>
        model.GetSymbolInfo(creation).Symbol is IMethodSymbol constructor
            && constructor.Parameters is [] or [{ Type.SpecialType: SpecialType.System_String or SpecialType.System_Int32 }];
}
