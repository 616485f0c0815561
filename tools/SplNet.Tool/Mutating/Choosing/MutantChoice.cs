using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;
using SplNet.Syntax;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Choosing;

/// <summary>Selects operators and mutants.</summary>
internal static class MutantChoice
{
    /// <summary>The selected operators, built-in and user-defined.</summary>
    /// <param name="request">The user's request.</param>
    /// <exception cref="SplNetException">No operator has one of the names.</exception>
    /// <exception cref="UnusableOperatorException">The user's operators cannot be loaded.</exception>
    public static IReadOnlyList<IMutationOperator> Operators(MutateRequest request)
    {
        List<IMutationOperator> all = [.. MutationOperators.All, .. request.OperatorsIn is { } file ? OperatorsIn.File(file) : []];
        var names = all.Select(static one => one.Id).ToList();
        var unknown = request.Operators.Where(name => !names.Contains(name, StringComparer.OrdinalIgnoreCase)).ToList();
        if (unknown.Count > 0)
            throw new SplNetException(string.Join(Environment.NewLine, unknown.Select(
                name => $"'{name}' is not an operator.{Spelling.Suggestion(name, names)} The operators are: {string.Join(", ", names)}.")));
        return request.Operators.Count == 0
            ? all
            : [.. all.Where(one => request.Operators.Contains(one.Id, StringComparer.OrdinalIgnoreCase))];
    }

    /// <summary>The selected mutants of a project, with notes about the others.</summary>
    /// <param name="mutants">All mutants of the project.</param>
    /// <param name="request">The user's request.</param>
    /// <param name="changed">The changed lines; null if all lines are mutated.</param>
    public static (IReadOnlyList<Mutant> Wanted, IReadOnlyList<string> Notes) Of(
        IReadOnlyList<Mutant> mutants, MutateRequest request, ChangedLines? changed)
    {
        var filter = new MutantFilter { Files = [.. request.Files, .. request.Excluded.Select(static text => "!" + text)] };
        var inFiles = filter.Of(mutants);
        var wanted = (filter with { Lines = changed }).Of(mutants);
        return (wanted,
        [
            .. inFiles.Count < mutants.Count
                ? [$"{Plural.Of(mutants.Count - inFiles.Count, "mutant")} in other files left out by --files and --exclude."]
                : (string[])[],
            .. wanted.Count < inFiles.Count
                ? [$"{Plural.Of(inFiles.Count - wanted.Count, "mutant")} on lines unchanged since {request.Since} left out by --since."]
                : (string[])[],
        ]);
    }
}
