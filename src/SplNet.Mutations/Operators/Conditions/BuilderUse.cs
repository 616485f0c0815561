using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>The use of a local <c>StringBuilder</c> in code.</summary>
internal static class BuilderUse
{
    /// <summary>True if this place only calls members that every growing text has, and does not pass the builder on.</summary>
    public static bool IsPlain(ExpressionSyntax builder, SemanticModel model) =>
        builder.Parent is MemberAccessExpressionSyntax access && access.Expression == builder && model.GetSymbolInfo(access).Symbol switch
        {
            // Setting the length is not a plain use.
            IPropertySymbol { Name: "Length" } => access.Parent is not (AssignmentExpressionSyntax or PrefixUnaryExpressionSyntax
                or PostfixUnaryExpressionSyntax or ArgumentSyntax { RefKindKeyword.RawKind: not 0 }),
            IMethodSymbol { Name: "ToString", Parameters: [] } => access.Parent is InvocationExpressionSyntax,
            IMethodSymbol { Name: "Append" or "AppendLine" or "Clear" } method =>
                IsPlain(method) && access.Parent is InvocationExpressionSyntax call
                && call.ArgumentList.Arguments.All(a => !model.GetConversion(a.Expression).IsUserDefined)
                && (call.Parent is ExpressionStatementSyntax || IsPlain(call, model)),
            _ => false,
        };

    /// <summary>True if this place appends, in a loop within a block.</summary>
    public static bool GrowsInLoop(ExpressionSyntax builder, BlockSyntax block) =>
        builder.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Append" or "AppendLine" }
            && builder.Ancestors().TakeWhile(a => a != block)
                .Any(static a => a is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax);

    private static bool IsPlain(IMethodSymbol method) => method.Parameters is [] or [{ Type.SpecialType: SpecialType.System_String
        or SpecialType.System_Object or SpecialType.System_Char or SpecialType.System_Boolean
        or (>= SpecialType.System_SByte and <= SpecialType.System_Double) }];
}
