namespace SplNet.Tool.Methods;

/// <summary>Work for the garbage collector.</summary>
internal static class Allocation
{
    private const int Nodes = 1000;

    public static Operand Operand() => SplNet.Operand.Of(Build);

    private static LinkedList<int> Build()
    {
        var list = new LinkedList<int>();
        for (var node = 0; node < Nodes; node++)
            list.AddLast(node);
        return list;
    }
}
