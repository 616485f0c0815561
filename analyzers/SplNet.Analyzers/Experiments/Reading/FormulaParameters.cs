using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using KnownEstimators = SplNet.Syntax.Estimators;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>What the parameters of a formula are meant as, where the compiler has no constructor for them.</summary>
/// <param name="Operands">How many name operands.</param>
/// <param name="Estimators">How many are called like estimators, or called as functions.</param>
/// <param name="Place">Where they stand.</param>
internal sealed record FormulaParameters(int Operands, int Estimators, Location Place)
{
    /// <summary>The most operands of a lambda.</summary>
    public const int MostOperands = 4;

    /// <summary>The most estimators of a lambda.</summary>
    public const int MostEstimators = 2;

    /// <summary>True if there is a constructor for as many.</summary>
    public bool Fit => Operands is > 0 and <= MostOperands && Estimators is > 0 and <= MostEstimators;

    /// <summary>Those of the lambda that a new experiment is given; null if it is given something else.</summary>
    public static FormulaParameters? Of(IOperation creation) => LambdaOf(creation) switch
    {
        ParenthesizedLambdaExpressionSyntax lambda => Of(lambda, [.. lambda.ParameterList.Parameters], lambda.ParameterList),
        SimpleLambdaExpressionSyntax lambda => Of(lambda, [lambda.Parameter], lambda.Parameter),
        _ => null,
    };

    /// <summary>The lambda that a new experiment is given; null if it is given something else, or is not written to its end.</summary>
    public static LambdaExpressionSyntax? LambdaOf(IOperation creation) =>
        creation.Syntax is BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments } && arguments[0].Expression is LambdaExpressionSyntax { ContainsDiagnostics: false } lambda
            ? lambda
            : null;

    private static FormulaParameters Of(LambdaExpressionSyntax lambda, ParameterSyntax[] parameters, SyntaxNode place)
    {
        var called = new HashSet<string>(
            lambda.Body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Select(static call => call.Expression).OfType<IdentifierNameSyntax>().Select(static name => name.Identifier.ValueText),
            StringComparer.Ordinal);
        var estimators = parameters.Count(parameter => KnownEstimators.IsKnown(parameter.Identifier.ValueText) || called.Contains(parameter.Identifier.ValueText));
        return new FormulaParameters(parameters.Length - estimators, estimators, place.GetLocation());
    }
}
