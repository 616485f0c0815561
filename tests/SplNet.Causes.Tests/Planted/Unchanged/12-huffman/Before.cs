using System.Text;

namespace Sut;

/// <summary>A character, or all below it, and how often it occurs.</summary>
public sealed record CodeNode(char Symbol, int Weight, CodeNode? Left, CodeNode? Right)
{
    public bool IsLeaf => Left is null;
}

/// <summary>Short codes for frequent characters.</summary>
public sealed class HuffmanCode
{
    private readonly Dictionary<char, string> _codes = [];
    private readonly CodeNode _root;

    public HuffmanCode(string text)
    {
        _root = Build(text);
        Assign(_root, "");
    }

    public string Encode(string text)
    {
        var bits = new StringBuilder();
        foreach (var character in text)
            bits.Append(_codes[character]);
        return bits.ToString();
    }

    public string Decode(string bits)
    {
        var text = new StringBuilder();
        var node = _root;
        foreach (var bit in bits)
        {
            node = bit == '0' ? node.Left! : node.Right!;
            if (!node.IsLeaf)
                continue;
            text.Append(node.Symbol);
            node = _root;
        }

        return text.ToString();
    }

    private static CodeNode Build(string text)
    {
        var queue = new PriorityQueue<CodeNode, (int Weight, char Symbol)>();
        foreach (var group in text.GroupBy(static character => character))
            queue.Enqueue(new CodeNode(group.Key, group.Count(), null, null), (group.Count(), group.Key));
        while (queue.Count > 1)
        {
            var left = queue.Dequeue();
            var right = queue.Dequeue();
            var joined = new CodeNode(left.Symbol, left.Weight + right.Weight, left, right);
            queue.Enqueue(joined, (joined.Weight, joined.Symbol));
        }

        return queue.Dequeue();
    }

    private void Assign(CodeNode node, string code)
    {
        if (node.IsLeaf)
        {
            _codes[node.Symbol] = code;
            return;
        }

        Assign(node.Left!, code + '0');
        Assign(node.Right!, code + '1');
    }
}
