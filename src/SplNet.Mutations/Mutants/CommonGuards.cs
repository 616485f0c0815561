using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Mutants;

/// <summary>Where no operator may change anything: code that is not run as it stands, or whose meaning hangs on its form.</summary>
/// <param name="model">What names mean.</param>
internal sealed class CommonGuards(SemanticModel model)
{
    private readonly Dictionary<SyntaxNode, bool> _known = [];

    /// <summary>True if the node lies in such a place, or is one.</summary>
    public bool Forbid(SyntaxNode node)
    {
        if (_known.TryGetValue(node, out var known))
            return known;
        var isForbidden = node.Parent is { } parent && Forbid(parent) || IsForbidden(node);
        _known[node] = isForbidden;
        return isForbidden;
    }

    private bool IsForbidden(SyntaxNode node) => node switch
    {
        AttributeListSyntax or EnumMemberDeclarationSyntax or CaseSwitchLabelSyntax or PatternSyntax or QueryExpressionSyntax or UnsafeStatementSyntax or FixedStatementSyntax => true,
        ParameterSyntax or UsingDirectiveSyntax => true,
        FieldDeclarationSyntax field => field.Modifiers.Any(SyntaxKind.ConstKeyword) || field.Modifiers.Any(SyntaxKind.UnsafeKeyword),
        LocalDeclarationStatementSyntax local => local.IsConst,
        LambdaExpressionSyntax lambda => IsExpressionTree(lambda),
        _ => false,
    };

    private bool IsExpressionTree(LambdaExpressionSyntax lambda) =>
        model.GetTypeInfo(lambda).ConvertedType is INamedTypeSymbol { Name: "Expression", ContainingNamespace: var space } && space.ToDisplayString() == "System.Linq.Expressions";
}
