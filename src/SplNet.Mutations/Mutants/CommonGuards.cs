using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Mutants;

/// <summary>
/// Finds places that no operator may change: code that does not run as written, code whose meaning depends on its form, and generated code.
/// </summary>
/// <param name="model">The meaning of names.</param>
internal sealed class CommonGuards(SemanticModel model)
{
    private readonly Dictionary<SyntaxNode, bool> _known = [];

    /// <summary>True if the node is such a place or is inside one.</summary>
    public bool Forbid(SyntaxNode node) => IsWithin(node) || IsReceiverOnTheStack(node);

    private bool IsWithin(SyntaxNode node)
    {
        if (_known.TryGetValue(node, out var known))
            return known;
        var isForbidden = node.Parent is { } parent && IsWithin(parent) || IsForm(node) || IsMeaning(node);
        _known[node] = isForbidden;
        return isForbidden;
    }

    // The compiler evaluates attributes, constants and patterns; pointers cannot be wrapped.
    private static bool IsForm(SyntaxNode node) => node switch
    {
        AttributeListSyntax or EnumMemberDeclarationSyntax or ParameterSyntax or UsingDirectiveSyntax => true,
        CaseSwitchLabelSyntax or PatternSyntax or GotoStatementSyntax or QueryExpressionSyntax => true,
        UnsafeStatementSyntax or FixedStatementSyntax or StackAllocArrayCreationExpressionSyntax
        or ImplicitStackAllocArrayCreationExpressionSyntax => true,
        LocalDeclarationStatementSyntax local => local.IsConst || local.Declaration.Type is RefTypeSyntax,
        MemberDeclarationSyntax member => member.Modifiers.Any(SyntaxKind.ConstKeyword) || member.Modifiers.Any(SyntaxKind.UnsafeKeyword)
            || IsGenerated(member.AttributeLists),
        LocalFunctionStatementSyntax function => function.Modifiers.Any(SyntaxKind.UnsafeKeyword),
        ArgumentSyntax argument => !argument.RefKindKeyword.IsKind(SyntaxKind.None),
        RefExpressionSyntax => true,
        _ => false,
    };

    private bool IsMeaning(SyntaxNode node) => node switch
    {
        AnonymousFunctionExpressionSyntax function => IsExpressionTree(function),
        InterpolatedStringExpressionSyntax text =>
            model.GetTypeInfo(text).ConvertedType?.SpecialType is not (SpecialType.System_String or SpecialType.System_Object),
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.Text: "nameof" } } => true,
        InvocationExpressionSyntax call => IsConditional(model.GetSymbolInfo(call).Symbol as IMethodSymbol),
        ArgumentSyntax argument => IsReference(argument),
        _ => false,
    };

    private bool IsExpressionTree(AnonymousFunctionExpressionSyntax function) =>
        model.GetTypeInfo(function).ConvertedType is INamedTypeSymbol { Name: "Expression", ContainingNamespace: var space }
        && space.ToDisplayString() == "System.Linq.Expressions";

    private static bool IsConditional(IMethodSymbol? method) => method?.OriginalDefinition.GetAttributes()
        .Any(static attribute => attribute.AttributeClass?.Name == "ConditionalAttribute") == true;

    // A variable passed to an in parameter is not copied.
    private bool IsReference(ArgumentSyntax argument)
    {
        if (argument.Parent is not BaseArgumentListSyntax { Parent: { } call } list || model.GetSymbolInfo(call).Symbol is not { } symbol)
            return false;
        var parameters = symbol switch
        {
            IMethodSymbol method => method.Parameters,
            IPropertySymbol property => property.Parameters,
            _ => [],
        };
        var parameter = argument.NameColon is { } name
            ? parameters.FirstOrDefault(candidate => candidate.Name == name.Name.Identifier.Text)
            : parameters.ElementAtOrDefault(list.Arguments.IndexOf(argument));
        return parameter is { RefKind: not RefKind.None };
    }

    // Ref structs such as spans can be neither boxed nor stored, and calls on them must act on the one variable.
    private bool IsReceiverOnTheStack(SyntaxNode node)
    {
        var receiver = node.Parent switch
        {
            MemberAccessExpressionSyntax access => access.Expression,
            ElementAccessExpressionSyntax access => access.Expression,
            _ => null,
        };
        return receiver is not null && receiver == node && model.GetTypeInfo(receiver).Type is { IsRefLikeType: true };
    }

    private static bool IsGenerated(SyntaxList<AttributeListSyntax> lists) =>
        lists.SelectMany(static list => list.Attributes).Any(static attribute =>
            LastName(attribute.Name) is "GeneratedCode" or "GeneratedCodeAttribute" or "CompilerGenerated" or "CompilerGeneratedAttribute");

    private static string LastName(NameSyntax name) => name switch
    {
        QualifiedNameSyntax qualified => qualified.Right.Identifier.Text,
        AliasQualifiedNameSyntax qualified => qualified.Name.Identifier.Text,
        SimpleNameSyntax simple => simple.Identifier.Text,
        _ => string.Empty,
    };
}
