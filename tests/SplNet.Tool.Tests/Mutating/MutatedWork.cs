using SplNet.Tests.Shared;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;
using SplNet.Tool.UnitTests;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>A small library with performance tests, compiled into an output of its own, and mutants that are written by hand.</summary>
public sealed class MutatedWork : IDisposable
{
    /// <summary>The mutated assembly; the requirements that it states itself are one suite of tests, a file is the other.</summary>
    public const string Library = "SplNet.Tests.Stated";

    private const string Source = """
        using System;
        using System.Runtime.CompilerServices;
        using SplNet;

        // identity

        namespace Stated;

        public static class Work
        {
            private const int Rounds = 20;
            private const int Length = 1000;

            [MethodImpl(MethodImplOptions.NoInlining)]
            public static int Sum()
            {
                var sum = 0;
                for (var round = 0; round < Rounds; round++)
                    sum += Step(round);
                if (sum < 0)
                    Console.WriteLine("never");
                return sum;
            }

            [Spl("allocated(SELF) < 2000 B", Name = "lean")]
            [MethodImpl(MethodImplOptions.NoInlining)]
            public static byte[] Make() => new byte[Length];

            [MethodImpl(MethodImplOptions.NoInlining)]
            public static int Other(int number) => Later(number * 3);

            public static int Unused() => 7;

            [MethodImpl(MethodImplOptions.NoInlining)]
            private static int Step(int round) => round % 3;

            [MethodImpl(MethodImplOptions.NoInlining)]
            private static int Later(int number) => number + (int)(Environment.TickCount64 >> 62);
        }
        """;

    private const string Formulas = """
        Work.Sum < 1 s
        Work.Make < 1 s
        Work.Other(5) < 1 s
        """;

    private readonly string _folder = OwnedFolder.Create("splnet-mutated-");
    private readonly Dictionary<string, byte[]> _compiled = new(StringComparer.Ordinal);
    private readonly byte[] _baseline = [];
    private PerformanceTests? _tests;
    private MutantScreen? _screen;

    public MutatedWork()
    {
        FileTree.Copy(Path.GetDirectoryName(Built.Stated)!, Output);
        FileTree.Copy(Output, Path.GetDirectoryName(Compiling)!);
        foreach (var file in Directory.EnumerateFiles(Output, "*.spl"))
            File.Delete(file);
        File.Delete(Path.ChangeExtension(Home, ".pdb"));
        File.WriteAllText(FormulasFile, Formulas);
        if (!InstalledSdk.IsThere)
            return; // a fixture cannot skip its tests; what they ask it for does
        _baseline = Compiled(Source);
        File.WriteAllBytes(Home, _baseline);
    }

    internal byte[] Baseline
    {
        get
        {
            Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
            return _baseline;
        }
    }

    internal string Home => Path.Combine(Output, Library + ".dll");

    internal string FormulasFile => Path.Combine(Output, "work.spl");

    // In a folder of its own: what is loaded must not be written to.
    private string Compiling => Path.Combine(_folder, "compiling", Library + ".dll");

    private string Output => Path.Combine(_folder, "output");

    internal PerformanceTests Tests()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        return _tests ??= PerformanceTests.Find(new RequirementInputs([Home, FormulasFile], null, null), TextWriter.Null)!;
    }

    /// <summary>The screen of all tests, begun once: it counts them twice without mutation.</summary>
    internal MutantScreen Screen() => _screen ??= MutantScreen.Begin(Tests(), Library, Baseline, null);

    /// <summary>The library with another text in the place of one.</summary>
    internal byte[] Mutant(string original, string replacement)
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        Assert.Contains(original, Source, StringComparison.Ordinal);
        return Compiled(Source.Replace(original, replacement, StringComparison.Ordinal));
    }

    public void Dispose()
    {
        _screen?.Dispose();
        OwnedFolder.Delete(_folder);
    }

    private byte[] Compiled(string source)
    {
        if (_compiled.TryGetValue(source, out var known))
            return known;
        SourceCompiler.Compile(
            new Dictionary<string, string>(StringComparer.Ordinal) { ["Work.cs"] = source }, Compiling, Path.Combine(_folder, "sources"));
        return _compiled[source] = File.ReadAllBytes(Compiling);
    }
}
