using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>Runtime members that return a result for any arguments and have no other effect.</summary>
internal static class PureMembers
{
    private static readonly HashSet<string> Known = new(StringComparer.Ordinal)
    {
        "string.IsNullOrEmpty", "string.IsNullOrWhiteSpace", "string.Equals", "object.ReferenceEquals",
        "char.IsAscii", "char.IsAsciiDigit", "char.IsAsciiLetter", "char.IsAsciiLetterLower", "char.IsAsciiLetterOrDigit",
        "char.IsAsciiLetterUpper", "char.IsControl", "char.IsDigit", "char.IsLetter",
        "char.IsLetterOrDigit", "char.IsLower", "char.IsNumber", "char.IsPunctuation", "char.IsSeparator", "char.IsSurrogate",
        "char.IsSymbol", "char.IsUpper", "char.IsWhiteSpace",
        "double.IsFinite", "double.IsInfinity", "double.IsNaN", "double.IsNegative", "float.IsFinite", "float.IsInfinity", "float.IsNaN",
        "float.IsNegative",
        "int.IsEvenInteger", "int.IsOddInteger", "int.IsNegative", "int.IsPow2", "long.IsEvenInteger", "long.IsOddInteger",
        "long.IsNegative", "long.IsPow2",
    };

    /// <summary>
    /// True for a call of such a member that can neither throw nor change anything: its arguments are variables or literals.
    /// </summary>
    public static bool Answer(ExpressionSyntax expression, SemanticModel model) =>
        expression is InvocationExpressionSyntax call && model.GetSymbolInfo(call).Symbol is IMethodSymbol { IsStatic: true } method
        && Known.Contains($"{method.ContainingType.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat)}.{method.Name}")
        && IsTotal(method)
        && call.ArgumentList.Arguments.All(argument => IsHarmless(argument.Expression, model))
        && method.Parameters.All(static parameter => parameter.Type.SpecialType != SpecialType.None);

    // An overload with a text and an index throws for an index outside the text.
    private static bool IsTotal(IMethodSymbol method) => method.ContainingType.SpecialType != SpecialType.System_Char
        || method.Parameters is [{ Type.SpecialType: SpecialType.System_Char }];

    private static bool IsHarmless(ExpressionSyntax argument, SemanticModel model) => argument switch
    {
        LiteralExpressionSyntax => true,
        IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } =>
            model.GetSymbolInfo(argument).Symbol is ILocalSymbol or IParameterSymbol or IFieldSymbol
            && !model.GetConversion(argument).IsUserDefined,
        _ => false,
    };
}
