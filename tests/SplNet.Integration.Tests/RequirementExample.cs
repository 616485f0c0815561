namespace SplNet.Integration.Tests;

/// <summary>Requirements as texts in a user's project, for either framework.</summary>
internal static class RequirementExample
{
    /// <summary>Code that states its own requirement.</summary>
    public const string Production = """
        using System.Runtime.CompilerServices;
        using SplNet;

        public static class Buffers
        {
            [Spl("allocated(SELF) * 2 < allocated(Buffers.Large)", Name = "small is lean", Category = "memory", Runs = 2)]
            [MethodImpl(MethodImplOptions.NoInlining)]
            public static byte[] Small() => new byte[1_000];

            [MethodImpl(MethodImplOptions.NoInlining)]
            public static byte[] AsSmall() => new byte[1_000];

            [MethodImpl(MethodImplOptions.NoInlining)]
            public static byte[] Large() => new byte[10_000];
        }
        """;

    /// <summary>
    /// A file whose third requirement cannot be decided, and whose last one is wrong. Two runs neither show a difference at a millionth nor
    /// exclude one of a hundred thousandth; a strict claim would fail in one of twenty cases, since a gain is excluded at 5 %.
    /// </summary>
    public const string File = """
        small = Buffers.Small
        'no gigabytes': allocated(small) < 1 GB with runs = 2
        larger: allocated(small) < allocated(Buffers.Large) with runs = 2
        equal: mean(small) = mean(Buffers.AsSmall) with runs = 2, alpha = 0.000001, resolution = 0.00001
        typo: allocated(Buffers.Smal) < 1 GB
        """;

    /// <summary>Without the compiler's rule the mistake is left to the run time.</summary>
    public const string Unchecked = """
        is_global = true
        dotnet_diagnostic.SPL1306.severity = none
        """;

    public static string Tests(string framework) => framework == "mstest"
        ? Source("using Microsoft.VisualStudio.TestTools.UnitTesting;", "[assembly: DoNotParallelize]", "[TestClass]", "TestMethod")
        : Source("using Xunit;", "", "", "Theory");

    private static string Source(string import, string assembly, string @class, string method) => $$"""
        {{import}}
        using SplNet;

        {{assembly}}

        {{@class}}
        public class PerformanceTests
        {
            [{{method}}, SplFormulas(typeof(Buffers))]
            public void Attributes(SplRequirement requirement) => requirement.Assert();

            [{{method}}, SplFile("perf.spl")]
            public void Texts(SplRequirement requirement) => requirement.Assert();
        }
        """;
}
