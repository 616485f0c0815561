using FsCheck;
using FsCheck.Fluent;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>What is asked of every operator. Texts are members of a static class <c>My</c>; what is called in it is <c>M</c>.</summary>
public abstract class OperatorTests
{
    private protected abstract IMutationOperator Operator { get; }

    private protected MutatedSource Of(string members) => MutatedSource.Of($"public static class My {{ {members} }}", Operator);

    /// <summary>
    /// The operator fires once, its mutant has this in its text, compiles to other code, and computes the same for each row.
    /// </summary>
    private protected void Fires(string members, string mutated, params object?[] rows)
    {
        var source = Of(members);
        Assert.True(source.Mutants.Count == 1, string.Join("; ", source.Originals));
        Assert.Contains(mutated, source.Text(0), StringComparison.Ordinal);
        source.CompileAll();
        if (rows.Length > 0)
            source.AgreeOn("My", "M", rows);
    }

    /// <summary>The arguments of one call, a row for those above and below.</summary>
    private protected static object?[] Call(params object?[] arguments) => arguments;

    private protected void IsSilent(string members) => Assert.Empty(Of(members).Originals);

    /// <summary>
    /// Any arguments give the same on both sides, result or exception. Arguments that a call may change are made by
    /// <paramref name="call"/>, for each side anew.
    /// </summary>
    private protected void AgreesOnAll<T>(string members, Gen<T> arguments, Func<T, object?[]> call)
    {
        var source = Of(members);
        source.CompileAll();
        using var original = source.Original();
        for (var mutant = 0; mutant < source.Mutants.Count; mutant++)
        {
            using var mutated = source.Mutated(mutant);
            var property = Prop.ForAll(arguments.ToArbitrary(), generated =>
                Assert.Equal(original.Outcome("My", "M", call(generated)), mutated.Outcome("My", "M", call(generated))));
            Check.One(Config.QuickThrowOnFailure.WithMaxTest(200).WithReplay(34, 35), property);
        }
    }

    /// <summary>The operator fires in C# 7.3, where nothing newer may be written, neither in the mutant nor in what it calls.</summary>
    private protected void FiresInOldLanguage(string members, params object?[] rows)
    {
        const string Usings = "using System; using System.Collections.Generic; using System.Linq; using System.Text; " +
            "using System.Threading.Tasks;";
        var source = MutatedSource.Of($"{Usings} public static class My {{ {members} }}", Operator, LanguageVersion.CSharp7_3);
        source.CompileAll();
        source.AgreeOn("My", "M", rows);
    }
}
