using System.Runtime.Loader;
using SplNet.Causes.Counting;
using SplNet.Causes.Tests.Building;
using SplNet.Causes.Work;
using SplNet.Measuring.Counting;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Counting;

public class CountedLibraryTests
{
    // Whatever the compiler makes: regions, filters, switches, generics, iterators, async, ref, pointers, structs,
    // locks, events, operators.
    private const string Everything = """
        using System.Runtime.CompilerServices;
        namespace Sut;
        public interface IShape { double Area(); static abstract string Kind { get; } double Twice() => Area() * 2; }
        public readonly record struct Square(double Side) : IShape { public double Area() => Side * Side; public static string Kind => "square"; }
        public sealed record Disc(double Radius) : IShape { public double Area() => Math.PI * Radius * Radius; public static string Kind => "disc"; }
        public class Broken(string message, int code) : Exception(message) { public int Code => code; }
        public static class Everything
        {
            [ThreadStatic] private static int _depth;
            private static readonly object Gate = new();
            public static event Action<int>? Happened;
            public static string Run()
            {
                var log = new System.Text.StringBuilder();
                log.Append(Guarded(0)).Append(Guarded(1)).Append(Guarded(2)).Append(Guarded(7)).Append('|');
                log.Append(string.Join(',', Numbers(5).Where(static number => number % 2 == 0).Select(number => number + log.Length))).Append('|');
                log.Append(SumAsync(10).GetAwaiter().GetResult()).Append('|');
                log.Append(KindOf<Square>()).Append(KindOf<Disc>()).Append(Total<Square>([new Square(2), new Square(3)])).Append('|');
                log.Append(Pointers([3, 1, 2])).Append(Spans("a-b-c")).Append(Deep(50)).Append('|');
                Happened += number => log.Append(number);
                lock (Gate) Happened?.Invoke(Switch("seven") + Switch(7) + Switch(null));
                Happened = null;
                ref var first = ref First([4, 5]);
                first += 10;
                log.Append(first).Append(Generic<string, Square>(new Dictionary<string, Square> { ["x"] = new(3) })).Append(Tuple().Item2).Append(AsyncItems().GetAwaiter().GetResult());
                return log.ToString();
            }

            private static int Guarded(int code)
            {
                var steps = 0;
                try
                {
                    try { Throw(code); steps += 1; }
                    catch (Broken broken) when (broken.Code > 1) { steps += 10; if (broken.Code > 5) throw; }
                    catch (ArgumentException) { steps += 100; }
                    finally { steps += 1000; }
                }
                catch (Broken) { steps += 10_000; }
                return steps;
            }

            private static void Throw(int code) { switch (code) { case 0: return; case 1: throw new ArgumentException("one"); default: throw new Broken("many", code); } }
            private static IEnumerable<int> Numbers(int count) { try { for (var number = 0; number < count; number++) yield return number; } finally { _depth++; } }
            private static async Task<int> SumAsync(int count) { var sum = 0; for (var number = 0; number < count; number++) { if (number == 3) await Task.Yield(); await using var nothing = new Closing(); sum += await Task.FromResult(number); } return sum; }
            private static async Task<int> AsyncItems() { var sum = 0; await foreach (var item in Items()) sum += item; return sum; static async IAsyncEnumerable<int> Items() { yield return 1; await Task.Yield(); yield return 2; } }
            private static string KindOf<T>() where T : IShape => T.Kind;
            private static double Total<T>(IReadOnlyList<T> shapes) where T : IShape { double sum = 0; foreach (var shape in shapes) sum += shape.Twice(); return Math.Round(sum, 3); }
            private static unsafe int Pointers(int[] numbers) { fixed (int* start = numbers) { var most = *start; for (var at = start; at < start + numbers.Length; at++) if (*at > most) most = *at; return most; } }
            private static int Spans(ReadOnlySpan<char> text) { Span<char> copy = stackalloc char[text.Length]; text.CopyTo(copy); return copy.IndexOf('c'); }
            private static int Deep(int left) => left == 0 ? 0 : 1 + Deep(left - 1);
            private static int Switch(object? value) => value switch { "one" => 1, string { Length: > 4 } text => text.Length, int number when number > 5 => number, null => -1, _ => 0 };
            private static ref int First(int[] numbers) { ref var found = ref numbers[0]; return ref found; }
            private static string Generic<TKey, TValue>(Dictionary<TKey, TValue> map) where TKey : notnull where TValue : struct, IShape => string.Concat(map.Select(pair => $"{pair.Key}{pair.Value.Area()}"));
            private static (int, string) Tuple() => (1, nameof(Tuple));
            private sealed class Closing : IAsyncDisposable { public ValueTask DisposeAsync() => ValueTask.CompletedTask; }
        }
        """;

    private const string RunEverything = "public static class Workload { public static object Run() => Sut.Everything.Run(); }";

    private const string Loops = """
        namespace Sut;
        public static class Loops
        {
            public static int Triangle(int size) { var sum = 0; for (var row = 0; row < size; row++) for (var column = 0; column <= row; column++) sum += Cell(row, column); return sum; }
            private static int Cell(int row, int column) => row * column;
            public static string Text(int size) { var text = string.Empty; for (var at = 0; at < size; at++) text += at; return text; }
            public static object[] Boxes(int size) { var boxes = new object[size]; for (var at = 0; at < size; at++) boxes[at] = at; return boxes; }
            public static long Parallel(int size) { long sum = 0; System.Threading.Tasks.Parallel.For(0, size, number => Interlocked.Add(ref sum, Cell(number, number))); return sum; }
        }
        """;

    [Fact]
    public void EveryConstruct_BehavesAsBefore()
    {
        const string Check = """
            public static class Workload
            {
                private static string? _before;
                public static object Run() { var result = Sut.Everything.Run(); if (_before is not null && _before != result) throw new InvalidOperationException(result); return _before = result; }
            }
            """;
        var counted = CountedBuild.Of(Everything, Check);
        counted.Run();
        Assert.Equal(CountedBuild.Uncounted(Everything, RunEverything), counted.Result());
    }

    [Fact]
    public void Counts_MatchTheLoops()
    {
        var work = Work("Sut.Loops.Triangle(20)");
        Assert.Equal(1, work["Sut.Loops::Triangle(System.Int32)"].Entries);
        Assert.Equal(210, work["Sut.Loops::Cell(System.Int32,System.Int32)"].Entries);
        Assert.Equal(210, work["Sut.Loops::Triangle(System.Int32)"].Inside["Sut.Loops::Cell(System.Int32,System.Int32)"].Count);
    }

    [Fact]
    public void Boxes_AreCountedWithBytes()
    {
        var method = Work("Sut.Loops.Boxes(100)")["Sut.Loops::Boxes(System.Int32)"];
        Assert.Equal((100, 2400), (method.Boxed["System.Int32"].Count, method.Boxed["System.Int32"].Bytes));
        Assert.Equal(824, method.Allocated["System.Object[]"].Bytes);
    }

    [Theory]
    [InlineData("Sut.Loops.Text(200)")]
    [InlineData("Sut.Loops.Boxes(1000)")]
    public void Bytes_AreCompleteWithinAThousandth(string call)
    {
        var side = CountedBuild.Of(Loops, Calling(call)).Side();
        var counted = side.Work.Methods.Sum(method => side.Work[method].Bytes);
        Assert.InRange(counted, side.Work.Bytes * 0.999, side.Work.Bytes * 1.001);
    }

    [Theory]
    [InlineData("Sut.Loops.Parallel(500)")]
    [InlineData("Sut.Loops.Text(50)")]
    public void Runs_CountTheSame(string call) => Assert.True(Work(call).IsExact);

    [Fact]
    public void Exceptions_AreCountedByTypeAndWhereTheyAreCaught()
    {
        var build = CountedBuild.Of(Everything, RunEverything);
        var run = build.Run(operations: 10);
        Assert.Equal(40, run.Exceptions.Values.Sum());
        Assert.Equal(10, run.Exceptions["System.ArgumentException"]);
        Assert.Equal(4, WorkTable.Of(build.Library, [run])["Sut.Everything::Guarded(System.Int32)"].Caught);
    }

    [Theory]
    [InlineData("Sut.Everything::Numbers(System.Int32)")]
    [InlineData("Sut.Everything::SumAsync(System.Int32)")]
    [InlineData("Sut.Everything::AsyncItems()")]
    [InlineData("Sut.Everything::Generic`2(System.Collections.Generic.Dictionary`2<!!0,!!1>)")]
    public void WorkOfAStateMachineOrLambda_BelongsToTheSourceMethod(string method)
    {
        var work = CountedBuild.Of(Everything, RunEverything).Side().Work[method];
        Assert.Equal(1, work.Entries);
        Assert.True(work.Instructions > 10);
        Assert.DoesNotContain(
            CountedBuild.Of(Everything, RunEverything).Side().Work.Methods, static name => name.Contains("d__", StringComparison.Ordinal));
    }

    // Compiled ahead, with a strong name.
    [Fact]
    public void AssemblyOfTheRuntime_RunsWhenCounted()
    {
        var (folder, frameworks) = (OwnedFolder.Create("splnet-causes-"), Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        File.Copy(Path.Combine(frameworks, "System.Text.Json.dll"), Path.Combine(folder, "System.Text.Json.dll"));
        var library = CountedLibrary.Write(folder, ["System.Text.Json.dll"], [frameworks]);
        var context = new AssemblyLoadContext("counted");
        var counted = context.LoadFromAssemblyPath(Path.Combine(folder, "System.Text.Json.dll"));
        var serialize = counted.GetType("System.Text.Json.JsonSerializer", throwOnError: true)!.GetMethods()
            .Single(static method => method is { Name: "Serialize", IsGenericMethod: false, ReturnType: var type } && type == typeof(string)
                && method.GetParameters()
                    is [{ ParameterType: var first }, { ParameterType: var second }, { ParameterType.Name: "JsonSerializerOptions" }]
                && first == typeof(object) && second == typeof(Type));
        Assert.Equal("""{"a":1,"b":[2,3]}""", serialize.Invoke(
            null, [new Dictionary<string, object> { ["a"] = 1, ["b"] = new[] { 2, 3 } }, typeof(Dictionary<string, object>), null]));
        Assert.True(LoadedCounters.Of(counted)!.Skip(CounterType.FirstSlot).Sum() > 100);
        Assert.Empty(library.Notes);
    }

    [Fact]
    public void CallsBetweenAssembliesOfALibrary_StayInside()
    {
        var folder = OwnedFolder.Create("splnet-causes-");
        Compiler.Compile(
            folder,
            "Lower",
            ["namespace Lower; public static class Maths { public static T Twice<T>(T one, Func<T, T, T> add) => add(one, one); }"]);
        Compiler.Compile(
            folder,
            "Upper",
            ["namespace Upper; public static class Use { public static int Four() => Lower.Maths.Twice(2, static (left, right) => " +
                "left + right); }"],
            ["Lower"]);
        var library = CountedLibrary.Write(folder, ["Upper.dll", "Lower.dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
        var call = Assert.Single(
            library.Parts.Single(static part => part.Key == "Upper.Use::Four()").Blocks.SelectMany(static block => block.Sites),
            static site => site.Target.StartsWith("Lower.", StringComparison.Ordinal));
        Assert.False(call.Leaves);
        Assert.Equal(
            Assert.Single(library.Parts, static part => part.Key.StartsWith("Lower.Maths::Twice", StringComparison.Ordinal)).Key,
            call.Target);
        Assert.Equal(["Upper", "Lower"], library.Assemblies);
    }

    private static WorkTable Work(string call) => CountedBuild.Of(Loops, Calling(call)).Side().Work;

    private static string Calling(string call) => $"public static class Workload {{ public static object Run() => {call}; }}";
}
