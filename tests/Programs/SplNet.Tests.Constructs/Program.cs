using System.Globalization;
using System.Runtime;
using SplNet.Tests.Constructs;

// Counts what constructs allocate. The first line is the version of the runtime; a line for each construct follows, with the bytes of a
// call and the number of methods that were compiled. 'few' counts all of them after a few calls, 'hot' after their last compilation, and
// 'hot INDEX' counts one of them; 'list' prints their groups and names.
switch (args)
{
    case ["list"]:
        foreach (var construct in All.Constructs)
            Console.WriteLine($"{construct.Group}\t{construct.Name}");
        return 0;
    case ["few"]:
        return Write(All.Constructs, Counting.AtOnce);
    case ["hot"]:
        return Write(All.Constructs, Counting.WhenHot);
    case ["hot", var index]:
        return Write([All.Constructs[int.Parse(index, CultureInfo.InvariantCulture)]], Counting.WhenHot);
    default:
        Console.Error.WriteLine("list, few, hot or hot INDEX");
        return 2;
}

static int Write(IReadOnlyList<Construct> constructs, Func<Construct, string> bytes)
{
    Console.WriteLine(Environment.Version);
    foreach (var construct in constructs)
    {
        var compiled = JitInfo.GetCompiledMethodCount();
        var counted = bytes(construct);
        Console.WriteLine($"{counted}\t{JitInfo.GetCompiledMethodCount() - compiled}");
    }

    return 0;
}
