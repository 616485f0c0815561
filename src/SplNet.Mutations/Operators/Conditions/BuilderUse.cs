using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>What code does with a local <c>StringBuilder</c>.</summary>
internal static class BuilderUse
{
    /// <summary>Whether it only calls members at this place that any text which grows has, and hands the builder to nobody.</summary>
    public static bool IsPlain(ExpressionSyntax builder, SemanticModel model) => builder.Parent is MemberAccessExpressionSyntax access && access.Expression == builder && model.GetSymbolInfo(access).Symbol switch
    {
        // A length that is set is no plain use.
        IPropertySymbol { Name: "Length" } => access.Parent is not (AssignmentExpressionSyntax or PrefixUnaryExpressionSyntax or PostfixUnaryExpressionSyntax or ArgumentSyntax { RefKindKeyword.RawKind: not 0 }),
        IMethodSymbol { Name: "ToString", Parameters: [] } => access.Parent is InvocationExpressionSyntax,
        IMethodSymbol { Name: "Append" or "AppendLine" or "Clear" } method => IsPlain(method) && access.Parent is InvocationExpressionSyntax call && call.ArgumentList.Arguments.All(a => !model.GetConversion(a.Expression).IsUserDefined) && (call.Parent is ExpressionStatementSyntax || IsPlain(call, model)),
        _ => false,
    };

    /// <summary>Whether it appends at this place, in a loop within a block.</summary>
    public static bool GrowsInLoop(ExpressionSyntax builder, BlockSyntax block) => builder.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Append" or "AppendLine" }
        && builder.Ancestors().TakeWhile(a => a != block).Any(static a => a is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax);

    private static bool IsPlain(IMethodSymbol method) => method.Parameters is [] or [{ Type.SpecialType: SpecialType.System_String or SpecialType.System_Object or SpecialType.System_Char or SpecialType.System_Boolean
        or (>= SpecialType.System_SByte and <= SpecialType.System_Double) }];
}
