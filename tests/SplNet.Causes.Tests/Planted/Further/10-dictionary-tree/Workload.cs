using Sut;

public static class Workload
{
    private static readonly Tree Tree = Filled();

    public static object Run() => Lexicon.Find(Tree, new Grades(), 101);

    private static Tree Filled()
    {
        var tree = new Tree();
        tree.Fill(101);
        return tree;
    }
}
