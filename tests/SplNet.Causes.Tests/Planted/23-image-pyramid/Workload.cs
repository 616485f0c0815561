using Sut;

public static class Workload
{
    private static readonly Image Photo = Painted(64);

    public static object Run()
    {
        var pyramid = new ImagePyramid(Photo);
        return $"{pyramid.LevelCount} {pyramid[pyramid.LevelCount - 1][0, 0]} {pyramid.LevelFor(16).MeanBrightness():F3}";
    }

    private static Image Painted(int size)
    {
        var image = new Image(size, size);
        for (var y = 0; y < size; y++)
        {
            for (var x = 0; x < size; x++)
                image[x, y] = new Colour((byte)(x * 4), (byte)(y * 4), (byte)(x * y));
        }

        return image;
    }
}
