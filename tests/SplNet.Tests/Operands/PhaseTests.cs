using SplNet.Measuring;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Operands;

/// <summary>The phases of an operand.</summary>
public class PhaseTests
{
    [Fact]
    public void Phases_RunInOrderOnceEach()
    {
        var seen = new List<string>();
        var operand = Operand.Of(() => Note("call"))
            .SetUp(() => Note("set-up"))
            .Validate(() => Note("validation"))
            .CleanUp(() => Note("clean-up"));
        InThisProcess.Measure(operand);
        Assert.Equal(["set-up", "call", "validation", "clean-up"], seen);

        bool Note(string phase)
        {
            if (seen.Count == 0 || seen[^1] != phase)
                seen.Add(phase);
            return true;
        }
    }

    [Fact]
    public void CleanUp_RunsAfterAFailure()
    {
        var cleaned = 0;
        var operand = Operand.Of(static () => throw new NotSupportedException("on purpose")).CleanUp(() => cleaned++);
        Assert.Throws<NotSupportedException>(() => InThisProcess.Measure(operand));
        Assert.Equal(1, cleaned);
    }

    [Fact]
    public void Phases_AreAddedToACopy()
    {
        var plain = Operand.Of(static () => { });
        var changed = plain.SetUp(static () => { }).With("NAME", "value");
        Assert.NotSame(plain, changed);
        Assert.Empty(plain.LifeCycle.SetUps);
        Assert.Empty(plain.Environment);
        Assert.Equal("value", changed.With("OTHER", null).Environment["NAME"]);
    }

    [Fact]
    public void FunctionsOfMoreGeneralTypes_AreMeasured()
    {
        Func<object, object> general = static value => value.ToString()!;
        Func<string, object> special = general;
        Func<string, string> narrow = static value => value;
        Func<object> plain = static () => "text";
        Action<object> consumer = static value => value.ToString();
        Action<string> action = consumer;
        RunReadings[] readings =
        [
            InThisProcess.Measure(Operand.Of(static () => "text", special)),
            InThisProcess.Measure(Operand.Of(static () => "text", (Func<string, object>)narrow)),
            InThisProcess.Measure(Operand.Of(plain)),
            InThisProcess.Measure(Operand.Of(static () => "text", action)),
        ];
        Assert.All(readings, static reading => Assert.NotEmpty(reading.Nanoseconds));
    }

    [Fact]
    public void InvalidBindings_AreRefused()
    {
        var experiment = new Experiment(static (a, mean) => mean(a) < 1.Seconds());
        Assert.Throws<ArgumentNullException>(() => experiment["a"] = null!);
        Assert.Throws<ArgumentException>(() => experiment[string.Empty] = Operand.Of(static () => { }));
        Assert.Contains(
            "No operand is bound to 'a'", Assert.Throws<SplNetException>(() => experiment["a"]).Message, StringComparison.Ordinal);
    }
}
