using Mono.Cecil;
using Mono.Cecil.Cil;
using Mono.Cecil.Rocks;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Counting;

/// <summary>
/// Counted copies of async methods in both forms: they do the same, and count each instruction once on whichever thread it runs.
/// </summary>
public class RuntimeAsyncTests
{
    // Each shape of await that the compiler knows, completed and suspended.
    private const string Everything = """
        using System.Runtime.CompilerServices;
        using System.Threading.Channels;
        namespace Sut;
        public readonly struct Later(int value) { public LaterAwaiter GetAwaiter() => new(value); }
        public readonly struct LaterAwaiter(int value) : ICriticalNotifyCompletion
        {
            public bool IsCompleted => value < 0;
            public int GetResult() => value;
            public void OnCompleted(Action next) => Task.Run(next);
            public void UnsafeOnCompleted(Action next) => Task.Run(next);
        }
        public sealed class Old(int value) : INotifyCompletion
        {
            public Old GetAwaiter() => this;
            public bool IsCompleted => false;
            public int GetResult() => value;
            public void OnCompleted(Action next) => Task.Run(next);
        }
        public interface ISource<T> { Task<T> ReadAsync(int index); ValueTask<T> PeekAsync(int index) => new(ReadAsync(index)); }
        public sealed class Source<T>(T[] items) : ISource<T> { public async Task<T> ReadAsync(int index) { if (index % 2 == 0) await Task.Yield(); return items[index]; } }
        public readonly record struct Wide(long A, long B, long C, string Name);
        public sealed class Closing(List<string> log) : IAsyncDisposable { public async ValueTask DisposeAsync() { await Task.Yield(); log.Add("closed"); } }
        public static class Everything
        {
            private static readonly SemaphoreSlim Gate = new(1);
            public static async Task<string> RunAsync()
            {
                var log = new List<string>();
                for (var code = 0; code < 5; code++)
                    log.Add(await Guarded(code));
                log.Add((await Sum(new Source<int>([1, 2, 3, 4]), 4)).ToString());
                log.Add((await First<Wide>(new Source<Wide>([new(1, 2, 3, "wide")]))).ToString());
                log.Add((await Custom(3)).ToString());
                log.Add((await Streamed(6)).ToString());
                await using (new Closing(log)) await Task.Yield();
                Func<int, Task<int>> twice = async number => { await Task.Yield(); return number * 2; };
                async ValueTask<int> Local(int depth) { await Task.Yield(); return depth == 0 ? log.Count : await Local(depth - 1).ConfigureAwait(false); }
                log.Add((await twice(4) + await Local(3) + await (log.Count > 3 ? twice(1) : Task.FromResult(0))).ToString());
                log.Add(await Queued(5));
                log.Add(await Locked() + await Refs([1, 2, 3]) + await Nested());
                Task<int>[] all = [.. Enumerable.Range(0, 8).Select(twice)];
                log.Add(string.Join('+', await Task.WhenAll(all)));
                var later = Event(log);
                later.GetAwaiter().GetResult();
                return string.Join(' ', log);
            }

            private static async Task<string> Guarded(int code)
            {
                var steps = "";
                try
                {
                    try { await Thrown(code); steps += "a"; }
                    catch (FormatException) when (code > 1) { steps += "b"; await Task.Yield(); steps += "c"; if (code > 3) throw; }
                    catch (ArgumentException thrown) { steps += thrown.Message.Length; }
                    finally { steps += "d"; await Task.Yield(); steps += "e"; }
                }
                catch (FormatException) { steps += "f"; }
                finally { steps += "g"; }
                return steps;
            }

            private static async Task Thrown(int code) { await Task.Yield(); switch (code) { case 0: return; case 1: throw new ArgumentException("one"); default: throw new FormatException("many"); } }
            private static async Task<int> Sum(ISource<int> source, int count) { var sum = 0; for (var index = 0; index < count; index++) sum += await source.ReadAsync(index).ConfigureAwait(false) * await source.PeekAsync(index); return sum; }
            private static async ValueTask<T> First<T>(ISource<T> source) where T : struct { var first = await source.ReadAsync(0); return first.Equals(await source.PeekAsync(0).ConfigureAwait(false)) ? first : default; }
            private static async Task<int> Custom(int number) => await new Later(number) + await new Later(-1) + await new Old(number);
            private static async Task<int> Streamed(int count) { var sum = 0; await foreach (var item in Items(count).WithCancellation(default).ConfigureAwait(false)) sum += item; return sum; }
            private static async IAsyncEnumerable<int> Items(int count, [EnumeratorCancellation] CancellationToken end = default) { for (var item = 0; item < count; item++) { if (item % 2 == 1) await Task.Delay(1, end); yield return item; } }
            private static async Task<string> Queued(int count)
            {
                var queue = Channel.CreateBounded<int>(1);
                var writing = Task.Run(async () => { for (var item = 0; item < count; item++) await queue.Writer.WriteAsync(item); queue.Writer.Complete(); });
                var text = "";
                while (await queue.Reader.WaitToReadAsync())
                    while (queue.Reader.TryRead(out var item)) text += item;
                await writing;
                return text;
            }

            private static async Task<string> Locked() { await Gate.WaitAsync(); try { await Task.Yield(); lock (Gate) return "locked"; } finally { Gate.Release(); } }
            private static async Task<int> Refs(int[] numbers) { { ref var first = ref numbers[0]; first += 5; } await Task.Yield(); Span<int> two = stackalloc int[2]; two[0] = numbers[0]; return two[0] + two.Length; }
            private static async Task<int> Nested() { var task = Task.FromResult(Deep(3)); return await await task; }
            private static async Task<int> Deep(int left) { if (left == 0) { await Task.Yield(); return 1; } return 1 + await Deep(left - 1); }
            private static Task Event(List<string> log) { var end = new TaskCompletionSource(); Fire(); return end.Task; async void Fire() { await Task.Yield(); lock (log) log.Add("fired"); end.SetResult(); } }
        }
        """;

    private const string RunEverything = "public static class Workload { public static object Run() => " +
        "Sut.Everything.RunAsync().GetAwaiter().GetResult(); }";

    // Many at once on few threads: counters of a thread that the method has left lose counts.
    private const string Crowd = """
        namespace Sut;
        public static class Crowd
        {
            public static async Task<int> RunAsync(int tasks, int turns) => (await Task.WhenAll(Enumerable.Range(0, tasks).Select(_ => Task.Run(() => TurnsAsync(turns))))).Sum();
            public static async Task<int> TurnsAsync(int turns)
            {
                var sum = 0;
                for (var turn = 0; turn < turns; turn++)
                {
                    try { sum += await TurnAsync(turn); sum += Cell(turn); }
                    catch (FormatException) { sum += Caught(turn); }
                    finally { Left(); }
                }

                return sum;
            }

            private static async ValueTask<int> TurnAsync(int turn) { await Task.Yield(); for (var busy = 0; busy < 50; busy++) Busy(busy); return turn % 2 == 0 ? turn : throw new FormatException(); }
            private static int Busy(int number) => number + 1;
            private static int Cell(int number) => number;
            private static int Caught(int number) => -number;
            private static void Left() { }
        }
        """;

    private const string Arrays = """
        namespace Sut;
        public static class Arrays
        {
            private static byte[]? _last;
            public static async Task<int> MakeAsync(int count)
            {
                var sum = 0;
                for (var index = 0; index < count; index++)
                {
                    await Task.Yield();
                    _last = new byte[1000];
                    await Task.Run(static () => new short[25_000]);
                    sum += _last.Length + Sum(GC.AllocateUninitializedArray<byte>(1000));
                }

                return sum;
            }

            private static int Sum(byte[] bytes) => bytes.Length;
        }
        """;

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void EveryAwait_BehavesAsBefore(AsyncForm form)
    {
        AsyncForms.Require(form);
        var counted = CountedBuild.Of(Everything, RunEverything, form);
        Assert.Equal(CountedBuild.Uncounted(Everything, RunEverything, form), counted.Result());
        counted.Run();
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void MethodsThatContinueOnOtherThreads_KeepTheirCounts(AsyncForm form)
    {
        AsyncForms.Require(form);
        const int Turns = 16 * 100;
        var build = CountedBuild.Of(
            Crowd,
            "public static class Workload { public static object Run() => Sut.Crowd.RunAsync(16, 100).GetAwaiter().GetResult(); }",
            form);
        var work = build.Side().Work;
        Assert.Equal(16, work["Sut.Crowd::TurnsAsync(System.Int32)"].Entries);
        Assert.Equal(Turns, work["Sut.Crowd::TurnAsync(System.Int32)"].Entries);
        Assert.Equal(Turns / 2, work["Sut.Crowd::Cell(System.Int32)"].Entries);
        Assert.Equal(Turns / 2, work["Sut.Crowd::Caught(System.Int32)"].Entries);
        Assert.Equal(Turns, work["Sut.Crowd::Left()"].Entries);
        Assert.Equal(Turns * 50, work["Sut.Crowd::Busy(System.Int32)"].Entries);
        Assert.Equal(Turns / 2, work["Sut.Crowd::TurnsAsync(System.Int32)"].Caught);
        Assert.Equal(Turns * 50, work["Sut.Crowd::TurnAsync(System.Int32)"].Inside["Sut.Crowd::Busy(System.Int32)"].Count);
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void SuspendedMethod_CountsItsWorkAndItsBytesOnce(AsyncForm form)
    {
        AsyncForms.Require(form);
        var build = CountedBuild.Of(
            Arrays,
            "public static class Workload { public static object Run() => Sut.Arrays.MakeAsync(40).GetAwaiter().GetResult(); }",
            form);
        var work = build.Side().Work;
        var method = work["Sut.Arrays::MakeAsync(System.Int32)"];
        Assert.Equal((40, 40 * 1024), (method.Allocated["System.Byte[]"].Count, method.Allocated["System.Byte[]"].Bytes));
        Assert.Equal(
            (40, 40 * 1024), (
                method.Leaving["System.GC::AllocateUninitializedArray`1(System.Int32,System.Boolean)"].Count,
                method.Leaving["System.GC::AllocateUninitializedArray`1(System.Int32,System.Boolean)"].Bytes));
        Assert.Equal(40, work["Sut.Arrays::Sum(System.Byte[])"].Entries);
        Assert.All(method.Leaving.Values, static tally => Assert.InRange(tally.Bytes, 0, 100_000));
    }

    // The runtime makes one call of both; and what is behind it may be a different thread.
    [Fact]
    public void AwaitedCall_StaysNextToItsAwait()
    {
        AsyncForms.Require(AsyncForm.Runtime);
        var folder = OwnedFolder.Create("splnet-causes-");
        var path = Compiler.Compile(folder, "Sut", [Everything], form: AsyncForm.Runtime);
        var before = Awaits(path);
        CountedLibrary.Write(folder, ["Sut.dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
        var after = Awaits(path);
        Assert.InRange(before.Count, 20, 60);
        Assert.Equal(before.Select(static one => one.Pair), after.Select(static one => one.Pair));
        Assert.All(after, static one => Assert.Equal(CounterType.Name + "::resumed", one.Following));
    }

    private static List<(string Pair, string? Following)> Awaits(string path)
    {
        using var module = ModuleDefinition.ReadModule(path, new ReaderParameters { InMemory = true });
        var bodies = module.GetTypes().SelectMany(static type => type.Methods).Where(static method => method.HasBody)
            .Select(static method => method.Body).ToList();
        foreach (var body in bodies)
            body.SimplifyMacros();
        var targets = bodies.SelectMany(static body => body.Instructions).Select(static instruction => instruction.Operand)
            .OfType<Instruction>().ToHashSet();
        return
        [
            .. bodies.SelectMany(static body => body.Instructions)
                .Where(instruction => instruction.Operand is MethodReference called && RuntimeAsync.Suspends(called)
                    && !targets.Contains(instruction) && Called(instruction.Previous).Operand is MethodReference previous
                    && !RuntimeAsync.Suspends(previous) && previous.DeclaringType.Name != CounterType.Name)
                .Select(static awaiting => (
                    $"{Text(Called(awaiting.Previous))} {Text(awaiting)}",
                    awaiting.Next.Operand is MethodReference { DeclaringType.Name: CounterType.Name } memory
                        ? $"{memory.DeclaringType.Name}::{memory.Name}"
                        : null)),
        ];

        // Before the configuration of a task: its call, its constant, and the local of a ValueTask.
        static Instruction Called(Instruction instruction) =>
            instruction.Operand is MethodReference { Name: "ConfigureAwait" }
            || instruction.OpCode.Code is Mono.Cecil.Cil.Code.Ldc_I4 or Mono.Cecil.Cil.Code.Ldloca or Mono.Cecil.Cil.Code.Stloc
                ? Called(instruction.Previous)
                : instruction;

        static string Text(Instruction instruction) => $"{instruction.OpCode} {instruction.Operand}";
    }
}
