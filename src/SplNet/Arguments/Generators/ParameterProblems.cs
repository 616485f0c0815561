using SplNet.Values;

namespace SplNet.Arguments.Generators;

/// <summary>Compares the values that a formula binds with the values of a generator's axes.</summary>
internal static class ParameterProblems
{
    private const int MostShown = 10;

    /// <summary>The problems with the values for several generators of one call; at least one generator must take the values.</summary>
    public static IEnumerable<OperandProblem> Of(IEnumerable<IArgumentGenerator> generators, IReadOnlyList<object> values)
    {
        var takers = generators.Where(static generator => generator is not IDrawnGenerator { TakesParameters: false }).ToList();
        return takers.Count == 0
            ? Of([[]], ParameterValues.Flatten(values))
            : takers.OfType<IDrawnGenerator>().SelectMany(generator => generator.Problems(values)).Distinct();
    }

    /// <summary>
    /// False for a generator without axes. A generator whose axes cannot be listed counts as having some, so that
    /// its problems are reported.
    /// </summary>
    public static bool Takes<T>(Gen<T> generator)
    {
        try
        {
            return generator.Points().Take(1).ToList() is not [{ Parameters.Count: 0 }];
        }
        catch (Exception)
        {
            return true;
        }
    }

    public static IEnumerable<OperandProblem> Of<T>(Gen<T> generator, IReadOnlyList<object> values)
    {
        object[][] allowed;
        try
        {
            allowed = [.. generator.Points().Select(static point => point.Parameters.ToArray())];
        }
        catch (SplNetException mistake)
        {
            return [$"its generator has a mistake: {mistake.Message.TrimEnd('.')}"];
        }
        catch (Exception failure)
        {
            return [$"its generator failed while its parameters were listed: {FailureChain.Named(failure)}"];
        }

        return Of(allowed, ParameterValues.Flatten(values));
    }

    private static IEnumerable<OperandProblem> Of(object[][] allowed, object[] bound)
    {
        if (allowed.Length == 0)
            return ["its generator is empty: its conditions exclude all values"];
        if (allowed.Any(values => values.SequenceEqual(bound)))
            return [];
        var counts = allowed.Select(static values => values.Length).Distinct().ToList();
        if (counts is [0])
        {
            return [$"its generator takes no parameter, and the formula binds {new ParameterValues(bound)}; " +
                "axes such as Gen.Of(10, 100) give it one, " +
                "and come before random values"];
        }

        if (!counts.Contains(bound.Length))
        {
            var takes = $"its generator takes {(counts is [1] ? "one parameter" : string.Join(" or ", counts) + " parameters")}, " +
                $"and the formula binds {(bound.Length == 0 ? "none" : new ParameterValues(bound).ToString())}";
            return [new OperandProblem(takes, $"write operand[{new ParameterValues(allowed[0])}]")];
        }

        var withTypes = !allowed.Any(values => Types(values).SequenceEqual(Types(bound)));
        return [$"its generator's parameters are {Named(allowed, withTypes)}, and the formula binds {Named(bound, withTypes)}"];
    }

    private static IEnumerable<Type> Types(object[] values) => values.Select(static value => value.GetType());

    private static string Named(object[][] allowed, bool withTypes)
    {
        var shown = allowed.Take(MostShown)
            .Select(values => values.Length == 1 ? Named(values, withTypes) : $"[{Named(values, withTypes)}]");
        return string.Join(", ", shown) + (allowed.Length > MostShown ? $" and {allowed.Length - MostShown} more" : string.Empty);
    }

    private static string Named(object[] values, bool withTypes) => string.Join(
        ", ", values.Select(value => new ParameterValues([value]) + (withTypes ? $" ({value.GetType().Name})" : string.Empty)));
}
