using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>An await that nobody needs.</summary>
public sealed class AwtTests : OperatorTests
{
    private const string Chain = """
        static async Task<int> Work(int x) { if (x % 2 == 0) await Task.Yield(); if (x > 5) throw new InvalidOperationException(); if (x == 4) throw new OperationCanceledException(); return x; }
        public static Task<int> M(int x) { return Work(x); }
        """;

    private protected override IMutationOperator Operator { get; } = new Awt();

    [Theory]
    [InlineData("public static Task M(Stream s) => s.FlushAsync();", "=> global::SplNetMutants.Awt.Through(s.FlushAsync())")]
    [InlineData(
        "public static Task<int> M(TextReader s) { return s.ReadAsync(new char[1], 0, 1); }",
        "return global::SplNetMutants.Awt.Through(s.ReadAsync(")]
    [InlineData("public static async Task<int> M(ValueTask<int> x) => await x;", "await (x).AsTask()")]
    [InlineData("public static async Task M(ValueTask x) { await x.ConfigureAwait(false); }", "await (x).AsTask().ConfigureAwait(false)")]
    public void Task_IsAwaited(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static async Task<int> M(Task<int> x) => await x;")]
    [InlineData("public static Task M() => Task.CompletedTask;")] // no call
    [InlineData("public static Task M(Stream s) { var task = s.FlushAsync(); return task; }")]
    [InlineData("public static object M(Stream s) => s.FlushAsync();")] // another type
    [InlineData("public static ValueTask<int> M(Stream s, byte[] xs) => s.ReadAsync(xs.AsMemory());")]
    public void OtherTask_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Outcomes_AreTheSame() => AgreesOnAll(Chain, Generated.Numbers, static x => [x]);

    [Fact]
    public void SynchronousException_IsStillSynchronous() => Fires(
        "static Task Work(int x) => x > 0 ? throw new FormatException() : Task.FromException(new FormatException()); " +
        "static Task Handed(int x) => Work(x); public static string M(int x) { try { var task = Handed(x); " +
        "return task.Status.ToString(); } catch (FormatException) { return \"at once\"; } }",
        "Through(Work(x))", 0, 1);

    [Fact]
    public void AllExceptionsAndCancellations_ArePropagated() => Fires(
        """
        static Task Work(int x) => x switch { 0 => Task.WhenAll(Thrown(), Thrown()), 1 => Task.FromCanceled(new CancellationToken(true)), 2 => null!, 3 => new Task(() => { }), _ => Task.CompletedTask };
        static async Task Thrown() { await Task.Yield(); throw new FormatException(); }
        static Task Handed(int x) => Work(x);
        public static string M(int x)
        {
            var task = Handed(x);
            if (task is null) return "null";
            if (task.Status == TaskStatus.Created) task.Start();
            try { task.Wait(); } catch (AggregateException thrown) { return task.Status + " " + thrown.InnerExceptions.Count + thrown.InnerExceptions[0].GetType(); }
            return task.Status.ToString();
        }
        """,
        "Through(Work(x))", 0, 1, 2, 3, 4);

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    public void ValueTask_EndsAsBefore(int end) => Fires(
        "static async ValueTask<int> Work(int x) { if (x == 1) await Task.Yield(); return x < 2 ? x : throw new FormatException(); " +
        "} public static async Task<int> M(int x) => 1 + await Work(x).ConfigureAwait(false);",
        "(Work(x)).AsTask().ConfigureAwait(false)", end);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Chain, 1, 2, 4, 7);
}
