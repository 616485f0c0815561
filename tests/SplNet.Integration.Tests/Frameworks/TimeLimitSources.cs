namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// Tests whose time limit ends while their experiment waits for its turn, in each framework that has limits and tells which test runs.
/// </summary>
internal static class TimeLimitSources
{
    /// <summary>What an experiment does whose test was given up.</summary>
    public const string End = """
        using SplNet;

        public static class End
        {
            private static string Mark => Environment.GetEnvironmentVariable("LIMIT_MARK")!;

            public static void Tell(Experiment experiment)
            {
                try
                {
                    experiment.Assert();
                }
                catch (OperationCanceledException end)
                {
                    File.WriteAllText(Mark, end.Message);
                    throw;
                }
            }

            // The process of the tests would be gone before an experiment that nobody waits for.
            public static void Await() => SpinWait.SpinUntil(static () => File.Exists(Mark), TimeSpan.FromSeconds(30));
        }
        """;

    /// <summary>MSTest gives up a test at its limit, unless the test is to cooperate.</summary>
    public const string MSTest = """
        using Microsoft.VisualStudio.TestTools.UnitTesting;

        [TestClass]
        public class LimitedTests
        {
            [TestMethod]
            [Timeout(8_000)]
            public void Ended() => End.Tell(Claims.Lean(1_000));

            [ClassCleanup]
            public static void AwaitEnd() => End.Await();
        }

        [TestClass]
        public class CooperatingTests
        {
            [TestMethod]
            [Timeout(2_000, CooperativeCancellation = true)]
            public void Waits() => Claims.Lean(1_000).Assert();
        }
        """;

    /// <summary>xUnit.net v3 gives up a test at its limit.</summary>
    public const string Xunit = """
        using Xunit;

        public sealed class Ending : IDisposable
        {
            public void Dispose() => End.Await();
        }

        public class LimitedTests(Ending ending) : IClassFixture<Ending>
        {
            [Fact(Timeout = 8_000)]
            public async Task Ended()
            {
                await Task.Yield();
                _ = (ending, TestContext.Current.CancellationToken);
                End.Tell(Claims.Lean(1_000));
            }
        }
        """;

    /// <summary>NUnit leaves it to the test whether it ends at its limit.</summary>
    public const string NUnit = """
        using NUnit.Framework;

        public class LimitedTests
        {
            [Test]
            [CancelAfter(2_000)]
            public void Waits() => Claims.Lean(1_000).Assert();
        }
        """;

    /// <summary>TUnit's clock stops while an experiment waits.</summary>
    public const string TUnit = """
        using TUnit.Core;

        public class LimitedTests
        {
            [Test]
            [Timeout(8_000)]
            public void Waits(CancellationToken token) => Claims.Lean(1_000).Assert();
        }
        """;
}
