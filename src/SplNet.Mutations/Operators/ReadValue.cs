using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>Finds places that only read a variable, where any expression of its type would be valid.</summary>
internal static class ReadValue
{
    /// <summary>True for an expression in such a place.</summary>
    public static bool Is(ExpressionSyntax expression) => expression.Parent switch
    {
        // The name of a member belongs to the whole expression; the name of an argument or an initialiser belongs to another declaration.
        MemberAccessExpressionSyntax access => access.Name != expression,
        QualifiedNameSyntax or AliasQualifiedNameSyntax or NameColonSyntax or NameEqualsSyntax or MemberBindingExpressionSyntax
        or TypeArgumentListSyntax => false,
        AssignmentExpressionSyntax assignment => assignment.Left != expression,
        PostfixUnaryExpressionSyntax unary => unary.IsKind(SyntaxKind.SuppressNullableWarningExpression) && Is(unary),
        PrefixUnaryExpressionSyntax unary =>
            unary.Kind() is not (SyntaxKind.PreIncrementExpression or SyntaxKind.PreDecrementExpression or SyntaxKind.AddressOfExpression),
        RefExpressionSyntax or MakeRefExpressionSyntax => false,
        ParenthesizedExpressionSyntax parentheses => Is(parentheses),
        ArgumentSyntax { Parent: TupleExpressionSyntax tuple } element => element.NameColon is not null && IsRead(tuple),
        ArgumentSyntax argument => argument.RefKindKeyword.IsKind(SyntaxKind.None),
        AnonymousObjectMemberDeclaratorSyntax member => member.NameEquals is not null,
        ForEachVariableStatementSyntax each => each.Variable != expression,
        ExpressionStatementSyntax => false,
        TypeSyntax or BaseTypeSyntax or VariableDeclarationSyntax => false,
        ConditionalExpressionSyntax { Parent: RefExpressionSyntax } => false,
        null => false,
        _ => true,
    };

    // Unnamed tuple elements take their names from the variables.
    private static bool IsRead(TupleExpressionSyntax tuple) =>
        tuple.Parent is not (AssignmentExpressionSyntax or ForEachVariableStatementSyntax or ArgumentSyntax)
            || tuple.Parent is AssignmentExpressionSyntax assignment && assignment.Left != tuple;
}
