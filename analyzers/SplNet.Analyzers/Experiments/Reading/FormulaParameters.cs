using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using KnownEstimators = SplNet.Syntax.Estimators;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The intended meaning of the formula's parameters when no constructor of the compiler matches.</summary>
/// <param name="Operands">The number of parameters that name operands.</param>
/// <param name="Estimators">The number of parameters with estimator names, or called as functions.</param>
/// <param name="Place">The place of the parameters.</param>
internal sealed record FormulaParameters(int Operands, int Estimators, Location Place)
{
    /// <summary>The maximum number of operands of a lambda.</summary>
    public const int MostOperands = 4;

    /// <summary>The maximum number of estimators of a lambda.</summary>
    public const int MostEstimators = 2;

    /// <summary>True if a constructor takes this number of parameters.</summary>
    public bool Fit => Operands is > 0 and <= MostOperands && Estimators is > 0 and <= MostEstimators;

    /// <summary>The parameters of the lambda argument of a new experiment; null for any other argument.</summary>
    public static FormulaParameters? Of(IOperation creation) => LambdaOf(creation) switch
    {
        ParenthesizedLambdaExpressionSyntax lambda => Of(lambda, [.. lambda.ParameterList.Parameters], lambda.ParameterList),
        SimpleLambdaExpressionSyntax lambda => Of(lambda, [lambda.Parameter], lambda.Parameter),
        _ => null,
    };

    /// <summary>The lambda argument of a new experiment; null for any other argument, or while the lambda is incomplete.</summary>
    public static LambdaExpressionSyntax? LambdaOf(IOperation creation) =>
        creation.Syntax is BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments }
        && arguments[0].Expression is LambdaExpressionSyntax { ContainsDiagnostics: false } lambda
            ? lambda
            : null;

    private static FormulaParameters Of(LambdaExpressionSyntax lambda, ParameterSyntax[] parameters, SyntaxNode place)
    {
        var called = new HashSet<string>(
            lambda.Body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Select(static call => call.Expression)
                .OfType<IdentifierNameSyntax>().Select(static name => name.Identifier.ValueText),
            StringComparer.Ordinal);
        var estimators = parameters.Count(
            parameter => KnownEstimators.IsKnown(parameter.Identifier.ValueText) || called.Contains(parameter.Identifier.ValueText));
        return new FormulaParameters(parameters.Length - estimators, estimators, place.GetLocation());
    }
}
