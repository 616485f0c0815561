using System.Text;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>Data that the first call changes, and that the later calls find changed, are remarked.</summary>
public class HeldStateTests
{
    private readonly int[] _own = Descending(100);

    [Trait("Category", "Long")]
    [Fact]
    public void SortOfCapturedDataInMeasuringProcesses_IsNotedOncePerOperand()
    {
        var data = Descending(1000);
        var result = Watched.Run(new Experiment((again, copied, renewed, generated, allocated) =>
            allocated(again) < 100_000.Kilobytes() & allocated(copied) < 100_000.Kilobytes() & allocated(renewed) < 100_000.Kilobytes()
            & allocated(generated) < 100_000.Kilobytes())
        {
            Options = Watched.Quickest,
            ["again"] = Operand.Of(() => Array.Sort(data)),
            ["copied"] = Operand.Of(() => Array.Sort((int[])data.Clone())),
            ["renewed"] = Operand.Of(() => Array.Sort(data)).SetUp(() => Descending(1000).CopyTo(data, 0), Each.Iteration),
            ["generated"] = Operand.Of(static () => Descending(1000), Array.Sort),
        });
        Assert.True(result.Passed, result.ToString());
        var note = Assert.Single(result.Notes, static note => note.Contains("first call", StringComparison.Ordinal));
        Assert.StartsWith(
            "Operand 'again': The first call changes the int[1000] in 'data', so later calls may do different work, " +
            "such as sorting sorted data. ",
            note,
            StringComparison.Ordinal);
        Assert.Contains("SetUp(…, Each.Operation)", note, StringComparison.Ordinal);
        Assert.Contains("warning SPL4103: Operand 'again': The first call", result.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void OperandsThatChangeTheSameData_ShareANoteUnlessAccepted(bool isAccepted)
    {
        var data = Descending(1000);
        var result = Watched.Run(
            new Experiment((sort, reverse, allocated) => allocated(sort) < 100_000.Kilobytes() & allocated(reverse) < 100_000.Kilobytes())
            {
                Options = Watched.Quickest with { AcceptChangedData = isAccepted },
                ["sort"] = Operand.Of(() => Array.Sort(data)),
                ["reverse"] = Operand.Of(() => Array.Reverse(data)),
            });
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(isAccepted ? 0 : 1, result.Notes.Count(static note =>
            note.StartsWith("Operands 'sort' and 'reverse': The first call changes the int[1000] in 'data'", StringComparison.Ordinal)));
        Assert.Equal(isAccepted ? 0 : 1, result.Notes.Count(static note => note.Contains("first call", StringComparison.Ordinal)));
    }

    public static TheoryData<string, Operand> Changing => new()
    {
        { "the int[5] in 'array'", Captured(Descending(5), static array => Array.Sort(array)) },
        { "the List<int> in 'array'", Captured(new List<int>(), static array => array.Add(1)) },
        { "the List<string> in 'array'", Captured(new List<string> { "b", "a" }, static array => array.Reverse()) },
        { "the string[2] in 'array'", Captured<string[]>(["b", "a"], static array => Array.Reverse(array)) },
        { "the object[2] in 'array'", Captured<object[]>([new(), new()], static array => Array.Reverse(array)) },
        { "the int[2][] in 'array'", Captured<int[][]>([[2, 1], [4, 3]], static array => Array.Sort(array[1])) },
        {
            "the int[2,1] in 'array'",
            Captured(Array.CreateInstance(typeof(int), 2, 1), static array => array.SetValue((int)array.GetValue(1, 0)! + 1, 1, 0))
        },
        { "the ValueTuple<int, string>[1] in 'array'", Captured<(int, string)[]>([(1, "a")], static array => array[0].Item2 += "a") },
        { "the StringBuilder in 'array'", Captured(new StringBuilder("text"), static array => array.Append('.')) },
        { "the HashSet<int> in 'array'", Captured(new HashSet<int>(), static array => array.Add(array.Count)) },
        {
            "the Dictionary<string, int> in 'array'",
            Captured(new Dictionary<string, int>(StringComparer.Ordinal) { ["a"] = 1 }, static array => array["a"]++)
        },
        { "the Queue<int> in 'array'", Captured(new Queue<int>(), static array => array.Enqueue(1)) },
        { "the Stack<int> in 'array'", Captured(new Stack<int>(), static array => array.Push(1)) },
        { "the int[5] in 'array.Data'", Captured(new Sorter(), static array => array.Sort()) },
        { "the int[5] in 'Data'", Operand.Of(new Sorter().Sort) },
        { "the List<int> on which it is called", Operand.Of(new List<int> { 2, 1 }.Reverse) },
        { "the int[5] in 'Data'", new MethodOperand(FunctorFactory.Create(new Sorter(), static sorter => sorter.Sort())) },
        { "the List<int> on which it is called", new MethodOperand(FunctorFactory.Create(new List<int>(), static list => list.Add(1))) },
        { "the int[5] that it takes as 'array'", Passed(Descending(5)) },
        { "the int[5] that its generator keeps", Operand.Of(Gen.Make(static () => Descending(5)).Cached(), Array.Sort) },
    };

    [Theory]
    [MemberData(nameof(Changing), DisableDiscoveryEnumeration = true)]
    public void DataChangedByTheFirstCall_IsNamed(string what, Operand operand)
    {
        var remark = Assert.Single(InThisProcess.Measure(operand).Remarks).Text;
        Assert.Contains($"The first call changes {what}, so", remark, StringComparison.Ordinal);
    }

    public static TheoryData<Operand> Unchanging => new()
    {
        Operand.Of(static () => { }),
        Captured(Descending(5), static array => array.Sum()),
        Captured(new List<string> { "b", "a" }, static array => array.Contains("a")),
        Captured(new Dictionary<string, int>(StringComparer.Ordinal) { ["a"] = 1 }, static array => array["a"]),
        Captured(new Random(1), static random => random.Next()),
        Captured(new MemoryStream(new byte[100]), static stream => stream.ReadByte()),
        Captured(Descending(5), static array => Array.Sort(array)).SetUp(static () => { }, Each.Iteration),
        Captured(Descending(50_000), static array => Array.Sort(array)).CleanUp(static () => { }, Each.Operation),
        Operand.Of(static () => Descending(5), Array.Sort),
        Operand.Of(Gen.Make(static () => Descending(5)), Array.Sort),
        Operand.Of(Gen.Make(static () => Descending(5)).Cached(), static array => array.Sum()),
    };

    [Theory]
    [MemberData(nameof(Unchanging), DisableDiscoveryEnumeration = true)]
    public void UnchangedOrRecreatedData_IsNotReported(Operand operand) => Assert.Empty(InThisProcess.Measure(operand).Remarks);

    [Fact]
    public void FieldOfTheTestClass_IsNamed() =>
        Assert.Contains(
            "the int[100] in '_own'",
            Assert.Single(InThisProcess.Measure(Operand.Of(() => Array.Sort(_own))).Remarks).Text,
            StringComparison.Ordinal);

    [Fact]
    public void VariablesOfSeveralScopes_AreFound()
    {
        var outer = Descending(5);
        foreach (var inner in new[] { new List<int> { 2, 1 } })
        {
            var remark = Assert.Single(InThisProcess.Measure(Operand.Of(() =>
            {
                Array.Sort(outer);
                inner.Sort();
            })).Remarks).Text;
            Assert.Contains("the int[5] in 'outer'", remark, StringComparison.Ordinal);
            Assert.Contains("the List<int> in 'inner'", remark, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void ReassignedVariable_IsFound()
    {
        var data = Descending(5);
        Assert.Contains(
            "the int[5] in 'data'",
            Assert.Single(InThisProcess.Measure(Operand.Of(() => data = [.. data.Order()])).Remarks).Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public void OneArrayFromTheGenerator_IsFound()
    {
        var data = Descending(5);
        Assert.Contains(
            "the int[5] that its generator returns again",
            Assert.Single(InThisProcess.Measure(Operand.Of(() => data, Array.Sort)).Remarks).Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public void ArraysThatTheGeneratorReusesInTurn_AreFound()
    {
        var (data, next) = (new[] { Descending(5), Descending(6), Descending(7) }, 0);
        var sort = FunctorFactory.Create(new Sorter(), static sorter => sorter.Of(Arg.Of<int[]>()));
        var remark = Assert.Single(
            InThisProcess.Measure(new MethodOperand(sort, new CompositeGenerator { () => data[next++ % data.Length] })).Remarks).Text;
        Assert.Matches(@"the int\[[567]\] that its generator returns again", remark);
        Assert.Contains("Let the generator make a new one for each call.", remark, StringComparison.Ordinal);
    }

    [Fact]
    public void FirstCall_IsNotCalledTwice()
    {
        var calls = new List<int>();
        var data = new[] { 0 };
        var remarks = InThisProcess.Measure(Operand.Of(() =>
        {
            if (calls.Count < 2)
                calls.Add(++data[0]);
        })).Remarks;
        Assert.Equal([1, 2], calls);
        Assert.Contains("the List<int> in 'calls' and the int[1] in 'data'", Assert.Single(remarks).Text, StringComparison.Ordinal);
    }

    private static int[] Descending(int length) => [.. Enumerable.Range(0, length).Select(index => length - index)];

    private static Operand Captured<T>(T array, Action<T> call) => Operand.Of(() => call(array));

    private static Operand Captured<T, TResult>(T array, Func<T, TResult> call) => Operand.Of(() => call(array));

    private static Operand Passed(int[] values) => new MethodOperand(FunctorFactory.Create(() => Array.Sort(values)));

    private sealed class Sorter
    {
        private int[] Data { get; } = Descending(5);

        public void Sort() => Array.Sort(Data);

        public void Of(int[] data) => Array.Sort(data);
    }
}
