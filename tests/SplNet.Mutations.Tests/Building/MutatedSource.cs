using FsCheck;
using FsCheck.Fluent;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Building;

/// <summary>A text and the mutants that one operator makes of it, which can be read, compiled and run.</summary>
/// <example><code>
/// var source = MutatedSource.Of("static class My { public static int Twice(int x) => x + x; }", new MyOperator());
/// Assert.Single(source.Mutants);                 // where it fires, with the common guards
/// Assert.Contains("…", source.Text(0));          // the file with the mutation in it
/// source.CompileAll();                           // each compiles to other code than the original's
/// source.AgreeOn("My", "Twice", 21);             // and computes the same
/// </code></example>
internal sealed class MutatedSource
{
    private const int Generated = 300;

    private readonly Dictionary<int, CompiledMutant> _compiled = [];

    private MutatedSource(MutatedProject project) => Project = project;

    /// <summary>The project of the text.</summary>
    public MutatedProject Project { get; }

    /// <summary>The mutants; also those that a comment forbids.</summary>
    public IReadOnlyList<Mutant> Mutants => Project.Mutants;

    /// <summary>The places that are mutated, as they stand in the text.</summary>
    public IReadOnlyList<string> Originals => [.. Mutants.Select(static mutant => mutant.Original)];

    /// <summary>Applies an operator at all its places in a text, which sees the implicit usings of a console project.</summary>
    public static MutatedSource Of(string text, IMutationOperator source) => new(MutatedProject.Of(SourceProject.Of(text), [source]));

    /// <summary>The same in another language version; before C# 10 without implicit usings.</summary>
    public static MutatedSource Of(string text, IMutationOperator source, LanguageVersion language) =>
        new(MutatedProject.Of(SourceProject.Of(language, text), [source]));

    /// <summary>All operators at their places in a text.</summary>
    /// <param name="text">The text.</param>
    /// <param name="isRuntimeAsync">True for async methods that the runtime suspends.</param>
    public static MutatedSource Of(string text, bool isRuntimeAsync) =>
        new(MutatedProject.Of(isRuntimeAsync ? SourceProject.WithRuntimeAsync(text) : SourceProject.Of(text), MutationOperators.All));

    /// <summary>The text with a mutant in it.</summary>
    public string Text(int mutant)
    {
        var text = Project.TextOf(Mutants[mutant]);
        Assert.True(
            text is not null, $"{Mutants[mutant].Id}: the text of the replacement reads as something else: {Mutants[mutant].Replacement}");
        return text;
    }

    /// <summary>A mutant as an assembly, compiled once.</summary>
    public CompiledMutant Compile(int mutant) =>
        _compiled.TryGetValue(mutant, out var known) ? known : _compiled[mutant] = Project.Compile(Mutants[mutant]);

    /// <summary>Sees that there are mutants, that each compiles, and that its code differs from the original's.</summary>
    public void CompileAll()
    {
        Assert.NotEmpty(Mutants);
        for (var index = 0; index < Mutants.Count; index++)
        {
            var compiled = Compile(index);
            Assert.True(
                compiled.Error is null, $"{compiled.Mutant.Id}: {compiled.Error}{Environment.NewLine}{Project.TextOf(compiled.Mutant)}");
            Assert.False(compiled.IsEquivalent, $"{compiled.Mutant.Id} compiles to the same code:{Environment.NewLine}{Text(index)}");
            Assert.NotEmpty(compiled.ChangedMethods);
        }
    }

    /// <summary>The original, loaded.</summary>
    public LoadedAssembly Original() => new(Project.Baseline);

    /// <summary>A mutant, loaded.</summary>
    public LoadedAssembly Mutated(int mutant)
    {
        var compiled = Compile(mutant);
        Assert.True(compiled.Assembly is not null, $"{compiled.Mutant.Id}: {compiled.Error}");
        return new LoadedAssembly(compiled.Assembly);
    }

    /// <summary>
    /// Sees that a static method of every mutant ends as that of the original, for each row of arguments: with the same result, or the same
    /// type of exception.
    /// </summary>
    /// <param name="type">The type.</param>
    /// <param name="method">The method.</param>
    /// <param name="rows">Arguments, an array for each call; none is one call without any. What a call may change is made by a function,
    /// for each side anew.</param>
    public void AgreeOn(string type, string method, params object?[] rows)
    {
        var calls = rows.Length == 0 ? [[]] : rows.Select(static row => row as object?[] ?? [row]).ToList();
        using var original = Original();
        var expected = calls.Select(call => original.Outcome(type, method, call)).ToList();
        for (var index = 0; index < Mutants.Count; index++)
        {
            using var mutated = Mutated(index);
            for (var row = 0; row < calls.Count; row++)
                Assert.Equal($"{Mutants[index].Id}: {expected[row]}", $"{Mutants[index].Id}: {mutated.Outcome(type, method, calls[row])}");
        }
    }

    /// <summary>The same for generated arguments of one parameter; the seed is fixed.</summary>
    /// <typeparam name="T">The type of the parameter; one of the runtime's, such as <c>int[]</c>. Each side gets the same object, so what
    /// the method changes is copied there first.</typeparam>
    /// <param name="type">The type.</param>
    /// <param name="method">The method.</param>
    /// <param name="generator">Where arguments come from; null for all values of the type.</param>
    public void AgreeOnGenerated<T>(string type, string method, Gen<T>? generator = null)
    {
        using var original = Original();
        for (var index = 0; index < Mutants.Count; index++)
        {
            using var mutated = Mutated(index);
            Prop.ForAll(generator?.ToArbitrary() ?? ArbMap.Default.ArbFor<T>(), argument =>
                original.Outcome(type, method, argument) == mutated.Outcome(type, method, argument))
                .Check(Config.QuickThrowOnFailure.WithMaxTest(Generated).WithReplay(7919, 104729));
        }
    }
}
