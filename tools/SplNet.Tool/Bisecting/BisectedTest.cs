using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.Bisecting;

/// <summary>The one unit test, with its row, that is searched for among commits.</summary>
internal static class BisectedTest
{
    private const int Shown = 5;

    /// <summary>The request with its benchmark as the method.</summary>
    /// <param name="request">The request.</param>
    /// <param name="tests">The tests.</param>
    /// <param name="assembly">Their assembly, as the user named it.</param>
    /// <param name="errors">Takes what is wrong.</param>
    /// <exception cref="SplNetException">There are several.</exception>
    public static BisectRequest In(BisectRequest request, MeasuredTests tests, string assembly, TextWriter errors)
    {
        var found = new RequirementSearch(tests.Inputs, adjust: null, errors).Find() is { Count: > 0 } read
            ? read
            : throw new SplNetException($"The benchmarks of {assembly} cannot be read.");
        if (found is not [var only])
        {
            throw new SplNetException($"--filter matches {found.Count} unit tests and rows, but bisect searches for one: " +
                $"{string.Join("; ", found.Take(Shown).Select(static one => one.Name))}{(found.Count > Shown ? "; …" : string.Empty)}. "
                + $"Use its full name: --filter {QuotedWord.Of(RequirementInputs.Exactly + found[0].Name)}.");
        }

        var search = new OperandSearch();
        search.Add(only);
        return request with
        {
            Method = search.Operands[0].Syntax.ToString(),
            Assembly = tests.Inputs.Home,
            UnitTest = (only.Name, assembly),
        };
    }
}
