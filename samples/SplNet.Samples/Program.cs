using SplNet;
using SplNet.Samples;

var random = new Random(1);
var composer = new ArrayComposer<int>(300, () => random.Next());
IArgumentGenerator generator = new CompositeGenerator { () => composer.GetNext() };

var sorting = new Experiment((insertion, bubble, mean) => mean(insertion) < mean(bubble))
{
    ["insertion"] = new MethodOperand(FunctorFactory.Create(new InsertionSort(), sort => sort.Sort(Arg.Of<IList<int>>())), generator),
    ["bubble"] = new MethodOperand(FunctorFactory.Create(new BubbleSort(), sort => sort.Sort(Arg.Of<IList<int>>())), generator),
};
Console.WriteLine(sorting.Run());

int[] array = [.. Enumerable.Range(0, 10_000)];
var hashSet = array.ToHashSet();
var lookup = new Experiment((hash, list, mean) => mean(hash) * 2 < mean(list))
{
    ["hash"] = Operand.Of(() => hashSet.Contains(4711)),
    ["list"] = Operand.Of(() => array.Contains(4711)),
};
Console.WriteLine(lookup.Run());
