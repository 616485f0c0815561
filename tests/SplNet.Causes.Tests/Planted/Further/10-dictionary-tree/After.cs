namespace Sut;

public sealed class Node(int key)
{
    public int Key => key;

    public Node? Left { get; set; }

    public Node? Right { get; set; }
}

public sealed class Tree
{
    private Node? _root;

    public int Size { get; private set; }

    public void Fill(int count)
    {
        for (var step = 0; step < count; step++)
            Put(step);
    }

    public bool Has(int key)
    {
        var node = _root;
        while (node is not null && node.Key != key)
            node = key < node.Key ? node.Left : node.Right;
        return node is not null;
    }

    private void Put(int key)
    {
        Size++;
        if (_root is null)
        {
            _root = new Node(key);
            return;
        }

        var node = _root;
        while (true)
        {
            if (key < node.Key)
            {
                if (node.Left is null)
                {
                    node.Left = new Node(key);
                    return;
                }

                node = node.Left;
            }
            else
            {
                if (node.Right is null)
                {
                    node.Right = new Node(key);
                    return;
                }

                node = node.Right;
            }
        }
    }
}

public sealed class Grades
{
    public int Grade0(int value) => value % 2 != 0 ? value - 0 : value + 0 + 0 * value;

    public int Grade1(int value) => value % 3 != 0 ? value - 1 : value + 1 + 0 * value;

    public int Grade2(int value) => value % 4 != 0 ? value - 2 : value + 2 + 0 * value;

    public int Grade3(int value) => value % 5 != 0 ? value - 3 : value + 3 + 0 * value;

    public int Grade4(int value) => value % 6 != 0 ? value - 4 : value + 4 + 0 * value;

    public int Grade5(int value) => value % 7 != 0 ? value - 5 : value + 5 + 0 * value;

    public int Grade6(int value) => value % 8 != 0 ? value - 6 : value + 6 + 0 * value;

    public int Grade7(int value) => value % 9 != 0 ? value - 7 : value + 7 + 0 * value;

    public int Grade8(int value) => value % 10 != 0 ? value - 8 : value + 8 + 0 * value;

    public int Grade9(int value) => value % 11 != 0 ? value - 9 : value + 9 + 0 * value;

    public int Grade10(int value) => value % 12 != 0 ? value - 10 : value + 10 + 0 * value;

    public int Grade11(int value) => value % 13 != 0 ? value - 11 : value + 11 + 0 * value;

    public int Grade12(int value) => value % 14 != 0 ? value - 12 : value + 12 + 0 * value;

    public int Grade13(int value) => value % 15 != 0 ? value - 13 : value + 13 + 0 * value;

    public int All(int value) => Grade0(value) + Grade1(value) + Grade2(value) + Grade3(value) + Grade4(value) + Grade5(value)
        + Grade6(value) + Grade7(value) + Grade8(value) + Grade9(value) + Grade10(value) + Grade11(value) + Grade12(value) + Grade13(value);
}

public static class Lexicon
{
    public static int Find(Tree tree, Grades grades, int count)
    {
        var found = 0;
        for (var key = 0; key < count; key++)
            found += tree.Has(key) ? grades.All(key) & 1 : 0;
        return found + tree.Size;
    }
}
