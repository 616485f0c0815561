using System.Diagnostics;
using Xunit;

namespace Tried;

public sealed class Failing
{
    private static readonly List<int> Once = [];

    [Fact]
    public void Always() => Assert.Equal(1, 2 * Environment.ProcessorCount);

    [Fact]
    public void WhenRepeated()
    {
        Once.Add(1);
        Assert.Single(Once);
    }

    [Fact]
    public void SkipsItself() => Assert.Skip("not here");
}

public sealed class Ordered
{
    private static int _last;

    [Fact]
    public void First()
    {
        Assert.NotEqual(2, _last);
        _last = 1;
    }

    [Fact]
    public void Second()
    {
        Assert.NotEqual(0, _last);
        _last = 2;
    }

    [Fact]
    public void Third() => Repeats.Work();
}

public sealed class InASecondProcess
{
    private static readonly string Mark = Path.Combine(Path.GetTempPath(), "InASecondProcess.txt");
    private static bool _isOwn;

    [Fact]
    public void LeavesAFile()
    {
        if (!_isOwn)
        {
            Assert.False(File.Exists(Mark));
            File.WriteAllText(Mark, "mine");
            _isOwn = true;
        }

        Repeats.Work();
    }
}

public sealed class Leaving
{
    private static readonly List<object> Kept = [];
    private static readonly List<object> Few = [];
    private static readonly byte[] Zeros = new byte[50_000];
    private static int _times;

    [Fact]
    public void Threads()
    {
        var forever = new ManualResetEventSlim();
        new Thread(forever.Wait) { IsBackground = true }.Start();
    }

    [Fact]
    public void Timers() => Kept.Add(new Timer(static _ => { }, null, 1_000_000, 1_000_000));

    [Fact]
    public void Handles() => Kept.Add(File.OpenRead(typeof(Leaving).Assembly.Location));

    [Fact]
    public void Memory() => Kept.Add(new byte[500]);

    // The same 48 bytes with each call, in a short test and in one so long that they do not matter.
    [Fact]
    public void FewBytes() => Kept.Add(new byte[24]);

    [Fact]
    public void FewBytesInALongTest()
    {
        Kept.Add(new byte[24]);
        for (var round = 0; round < 400; round++)
            Repeats.Work();
    }

    // It fills up with the first calls, and does not grow then.
    [Fact]
    public void FewBytesForAWhile()
    {
        if (Few.Count < 500)
            Few.Add(new byte[24]);
        Repeats.Work();
    }

    [Fact]
    public void LongerAndLonger()
    {
        // So much more with each call that no other work on the machine hides it, and without an end: one that quick machines come to would
        // be no growth.
        var (times, count) = (++_times, 0L);
        for (var time = 0; time < times * times; time++)
            count += Zeros.AsSpan().Count((byte)0);
        Assert.Equal((long)times * times * Zeros.Length, count);
    }

    [Fact]
    public void SourceFile() => File.AppendAllText(Path.Combine(AppContext.BaseDirectory, "written-by-a-test.txt"), "x");

    [Fact]
    public void SourceFileOnce()
    {
        var file = Path.Combine(AppContext.BaseDirectory, "written-once-by-a-test.txt");
        if (!File.Exists(file))
            File.WriteAllText(file, "x");
        Repeats.Work();
    }
}

public sealed class Waiting
{
    [Fact]
    public void ForATime()
    {
        using var never = new ManualResetEvent(initialState: false); // it does not spin before it waits
        never.WaitOne(2);
    }

    [Fact]
    public void ForEver()
    {
        using var never = new ManualResetEventSlim();
        never.Wait();
    }

    [Fact]
    public void TooLong()
    {
        var clock = Stopwatch.StartNew();
        while (clock.ElapsedMilliseconds < 300)
            Repeats.Work();
    }

    [Fact]
    public void NotAtAll() => Repeats.Work();
}

public sealed class Throwing
{
    [Fact]
    public void Mostly()
    {
        for (var n = 0; n < 3; n++)
            Assert.Throws<FormatException>(static () => int.Parse("x", null));
    }
}

public sealed class Ending
{
    [Fact]
    public void Exits() => typeof(Environment).GetMethod("Exit")!.Invoke(null, [7]);

    [Fact]
    public void Crashes() => typeof(Environment).GetMethod("FailFast", [typeof(string)])!.Invoke(null, ["on purpose"]);

    [Fact]
    public void Stays() => Repeats.Work();
}

public sealed class NeedsWhatCannotBeMade(NeedsWhatCannotBeMade.Fixture fixture) : IClassFixture<NeedsWhatCannotBeMade.Fixture>
{
    [Fact]
    public void Uses() => Assert.NotNull(fixture);

    public sealed class Fixture
    {
        public Fixture() => throw new NotSupportedException("no server");
    }
}

internal static class Repeats
{
    public static void Work()
    {
        var numbers = Enumerable.Range(0, 500).Select(static n => n * 7919 % 500).ToArray();
        Array.Sort(numbers);
        Assert.Equal(3, numbers[3]);
    }
}
