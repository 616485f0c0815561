namespace SplNet.Integration.Tests;

/// <summary>A library, and a requirement on its bytes that holds with coverage and without.</summary>
internal static class CoverageExample
{
    public const string Library = """
        namespace Arrays;

        public static class Made
        {
            public static byte[] Small() => new byte[1_000];

            public static byte[] Large() => new byte[10_000];
        }
        """;

    public const string Tests = """
        using Arrays;
        using SplNet;
        using Xunit;

        public class ArrayTests
        {
            [Fact]
            public void Small_IsLean() => new Experiment((small, large, allocated) => allocated(small) < allocated(large))
            {
                ["small"] = Operand.Of(() => Made.Small()),
                ["large"] = Operand.Of(() => Made.Large()),
            }.Assert();
        }
        """;
}
