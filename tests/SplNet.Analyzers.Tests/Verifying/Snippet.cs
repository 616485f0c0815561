namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>Statements of a test method, with something to measure beside them.</summary>
internal static class Snippet
{
    public static string Method(string statements) =>
        $$"""
        using SplNet;
        using System.Linq.Expressions;

        public class Subject
        {
            private static readonly List<int> list = new List<int> { 3, 1, 2 };
            private static readonly int[] array = { 3, 1, 2 };
            private readonly Dictionary<int, int> map = new Dictionary<int, int>();

            public void Check()
            {
                {{statements}}
            }

            public static int Work() => list.Count;

            public static void Act() => list.Contains(1);

            public static Task WorkAsync() => Task.CompletedTask;

            public static Task<int> ValueAsync() => Task.FromResult(1);

            public static async void Forget() => await WorkAsync();

            public static IEnumerable<int> Lazy()
            {
                yield return 1;
            }

            public static void Take(Experiment experiment)
            {
            }

            public static Experiment Make() => throw new NotSupportedException();
        }
        """;

    /// <summary>A formula of an experiment on a, b and three estimators' names.</summary>
    /// <param name="formula">The formula.</param>
    /// <param name="estimators">The names of the estimators.</param>
    public static string Formula(string formula, string estimators = "mean, allocated") =>
        Method(
            $$"""new Experiment((a, b, {{estimators}}) => {{formula}}) { ["a"] = Operand.Of(Work), ["b"] = Operand.Of(Work) }.Assert();""");
}
